import type { PersonAction, PublicAction } from '@motorpark/domain';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The extensions of our own server; each switches one hole of the core contract from placeholder to live. */
export const CAPABILITIES = [
  'requests.body',
  'requests.idempotent',
  'session.logout',
  'session.me',
  'session.lock',
  'session.own',
  'outbox.key',
  'passcodes.own',
  'recovery.code',
  'second_factor',
  'admins.ban',
  'vehicles.write',
  'trips.write',
  'trips.status',
  'tickets.write',
  'tickets.status',
  'tickets.passengers',
  'fares.per_seat',
  'waybills.write',
  'waybills.status',
  'departures',
  'expenses',
  'operations',
  'lists.search',
  // `format: 'csv'` in the query of any list.
  'lists.export',
  'history',
  'audit',
  'company',
  'records.version',
  'records.void',
  'receipts.copies',
  // The rules of `isStrict` in the domain: phones are checked, a sender needs no e-mail, a route lies between terminals.
  'forms.checked',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

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

/** `call<Payload, Answer>({…})`: a row of the contract. */
export const call = <Payload, Answer>(
  row: Call<Payload, Answer> & { does: PersonAction; isPublic?: never },
): Call<Payload, Answer> => row;

/** The same for what takes no login. */
export const publicCall = <Payload, Answer>(
  row: Call<Payload, Answer> & { does: PublicAction; isPublic: true },
): Call<Payload, Answer> => row;
