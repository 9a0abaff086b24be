import type { PersonAction, PublicAction } from '@motorpark/domain';
import type { Capability } from './capabilityNames';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

declare const payloadType: unique symbol;
declare const answerType: unique symbol;

/** One call of the contract, as data. `{id}` in a path is the record's id. */
export interface Call<Payload, Answer> {
  method: Method;
  path: string;
  /** What it does, in the words of the table of rights, which says who may (docs/rights.md). */
  does: PersonAction | PublicAction;
  /** Whether it takes no login. */
  isPublic?: true;
  /** The extension that it belongs to; a call without one is core. */
  capability?: Capability;
  /** Whether an `Idempotency-Key` makes a repeat harmless. */
  repeatable?: boolean;
  /** Only for the type checker: what it takes and what it answers. */
  [payloadType]?: Payload;
  [answerType]?: Answer;
}

export type AnswerOf<C> = C extends Call<unknown, infer Answer> ? Answer : never;

/** All of a row but its address: what it does, and for what takes no login also that it is public. */
type Row = Pick<Call<unknown, unknown>, 'capability' | 'repeatable'> &
  ({ does: PersonAction; isPublic?: never } | { does: PublicAction; isPublic: true });

const by =
  (method: Method) =>
  <Payload, Answer>(path: string, row: Row): Call<Payload, Answer> => ({ method, path, ...row });

/** `get<Payload, Answer>('/api/…', { does: … })`: a row of the contract; the others alike. */
export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const del = by('DELETE');
