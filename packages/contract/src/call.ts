import type { PersonAction, PublicAction } from '@motorpark/domain';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

declare const payloadType: unique symbol;
declare const answerType: unique symbol;

/** One call of the contract, as data. `{id}` in a path stands for the record's id. */
export interface Call<Payload, Answer, Value = Answer> {
  method: Method;
  path: string;
  /** Its action in the table of rights, which determines who may make the call (docs/rights.md). */
  does: PersonAction | PublicAction;
  /** Whether it needs no login. */
  isPublic?: true;
  /** Whether it can be repeated safely with the same `Idempotency-Key`. */
  repeatable?: boolean;
  /** How the app reads the answer; see `answering`. */
  answer?: { read: (wire: unknown) => Value };
  /** Only for the type checker: the types of payload and response. */
  [payloadType]?: Payload;
  [answerType]?: Answer;
}

export type AnswerOf<C> = C extends Call<unknown, infer Answer, unknown> ? Answer : never;

/** The options of a call: its action, and `isPublic` for actions that need no login. */
type Row = Pick<Call<unknown, unknown>, 'repeatable'> &
  ({ does: PersonAction; isPublic?: never } | { does: PublicAction; isPublic: true });

const by =
  (method: Method) =>
  <Payload, Answer = unknown>(path: string, row: Row): Call<Payload, Answer> => ({ method, path, ...row });

/** Defines a call: `get<Payload, Answer>('/api/…', { does: … })`; `post`, `put` and `del` likewise. */
export const get = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const del = by('DELETE');
