import type { AnswerOf, CALLS, CallName } from '@motorpark/contract';
import type { Day } from '@motorpark/domain';
import type { Person } from '../access/person';
import type { Database } from '../db';
import type { Mail } from '../mail';
import type { ImageAnswer } from './imageAnswer';
import type { LongAnswer } from './longAnswer';
import type { Payload } from './payload';
import type { TaggedAnswer } from './taggedAnswer';

/** Tells the time; tests bring their own. */
export type Clock = () => Date;

/** One call as it came, and what answering it takes. */
export interface CallContext {
  call: CallName;
  input: Payload;
  /** The record in the path; empty if the path names none. */
  id: string;
  /** The caller's key for a repeat, where they sent one. */
  retryKey: string | undefined;
  /** The shift in which a sale was made that is sent again, where its machine knows. */
  madeInShift?: string | undefined;
  /** The address that the call came from. */
  ip: string;
  /** The same in the log and in what the call leaves behind. */
  requestId: string;
  /** What the caller's browser calls itself. */
  userAgent?: string | undefined;
  db: Database;
  now: Date;
  /** The business day in Lagos. */
  today: Day;
}

/** A call by somebody whose right to make it has been checked, and is again in each transaction of its database. */
export interface PersonContext extends CallContext {
  person: Person;
  /** Takes a mail that leaves once the call was done, and not at all where it fails. */
  mail: (mail: Mail) => void;
  /** The version of the record that they saw; core clients tell none. */
  seen: number | undefined;
}

/** What is needed of a call to lock the record that it changes. */
export type Change = Pick<PersonContext, 'id' | 'person' | 'seen'>;

type Handler<Name extends CallName, Context> = (
  context: Context,
) => Promise<AnswerOf<(typeof CALLS)[Name]> | LongAnswer | ImageAnswer | TaggedAnswer>;

/** Handlers of public calls. */
export type PublicHandlers = { readonly [Name in CallName]?: Handler<Name, CallContext> };

/** Handlers of all other calls. */
export type PersonHandlers = { readonly [Name in CallName]?: Handler<Name, PersonContext> };
