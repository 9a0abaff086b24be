import type { AnswerOf, CALLS, CallName } from '@motorpark/contract';
import type { Day } from '@motorpark/domain';
import type { Person } from './person';
import type { BackupKey } from '../backup/encryption';
import type { Due } from '../clock';
import type { Database } from '../db';
import type { Mail } from '../mail';
import type { PaymentProvider } from '../payments/provider';
import type { ImageAnswer } from './imageAnswer';
import type { LongAnswer } from './longAnswer';
import type { Payload } from './payload';
import type { TaggedAnswer } from './taggedAnswer';

/** Returns the current time; tests pass their own. */
export type Clock = () => Date;

/** One API call: its input and what is needed to handle it. */
export interface CallContext {
  call: CallName;
  input: Payload;
  /** The id in the path; empty if the path has none. */
  id: string;
  /** The caller's Idempotency-Key; undefined if none was sent. */
  retryKey: string | undefined;
  /** The shift in which a resent sale was made; undefined if the client did not send it. */
  madeInShift?: string | undefined;
  ip: string;
  /** Id of the request, also written to the log and to records that the call creates. */
  requestId: string;
  /** The key that encrypts second factors in the database; undefined leaves them unencrypted. */
  backupKey?: BackupKey | undefined;
  /** Gives sales account numbers of their own; undefined if the company has none. */
  provider?: PaymentProvider | undefined;
  userAgent?: string | undefined;
  db: Database;
  now: Date;
  /** The time by which things are due; undefined while the clock of the server is in doubt. */
  due: Due | undefined;
  /** The business day in Lagos. */
  today: Day;
}

/** A call by a person whose right to make it was checked; the right is checked again in each of the call's transactions. */
export interface PersonContext extends CallContext {
  person: Person;
  /** Queues a mail that is sent after the call succeeds; it is dropped if the call fails. */
  mail: (mail: Mail) => void;
  /** The version of the record that the caller last saw; undefined for core clients. */
  seen: number | undefined;
}

/** The parts of a call needed to lock the record it changes. */
export type Change = Pick<PersonContext, 'id' | 'person' | 'seen'>;

type Handler<Name extends CallName, Context> = (
  context: Context,
) => Promise<AnswerOf<(typeof CALLS)[Name]> | LongAnswer | ImageAnswer | TaggedAnswer>;

export type PublicHandlers = { readonly [Name in CallName]?: Handler<Name, CallContext> };

/** Handlers of all other calls. */
export type PersonHandlers = { readonly [Name in CallName]?: Handler<Name, PersonContext> };
