import type { Data } from '@motorpark/contract';
import type { Person } from '../access/person';
import type { Sql } from '../db';
import type { Change, PersonContext } from '../http/call';
import type { Noun } from './subject';

/** Answers a call with one record. */
export type Answered<Wire> = (context: PersonContext) => Promise<Data<Wire>>;

/** A noun whose records have a history: how one of them is changed, whatever the change. */
export interface Kept<Locked, Wire> {
  noun: Noun;
  /** Locks a record; a 404 if there is none within the person's reach, a 409 if they saw another version of it. */
  lock: (tx: Sql, change: Change) => Promise<Locked>;
  /** A record as it is answered, one that was taken off the lists too. */
  row: (tx: Sql, id: string, person: Person) => Promise<Wire>;
}
