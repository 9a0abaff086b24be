import type { AnswerOf, CALLS, CallName } from '@motorpark/api/contract';
import type { Day } from '@motorpark/domain';
import type { Person } from '../access/person';
import type { Database } from '../db';
import type { Payload } from './payload';

/** Tells the time; tests bring their own. */
export type Clock = () => Date;

/** One call as it came, and what answering it takes. */
export interface CallContext {
  call: CallName;
  input: Payload;
  /** The record in the path; empty where the path names none. */
  id: string;
  /** The caller's key for a repeat, where they sent one. */
  retryKey: string | undefined;
  ip: string;
  db: Database;
  now: Date;
  /** The business day in Lagos. */
  today: Day;
}

/** A call by somebody whose right to make it has been checked. */
export interface PersonContext extends CallContext {
  person: Person;
}

type Handler<Name extends CallName, Context> = (context: Context) => Promise<AnswerOf<(typeof CALLS)[Name]>>;

/** What answers the calls that anybody may make. */
export type PublicHandlers = { readonly [Name in CallName]?: Handler<Name, CallContext> };

/** What answers all other calls. */
export type PersonHandlers = { readonly [Name in CallName]?: Handler<Name, PersonContext> };
