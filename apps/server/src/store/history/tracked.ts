import type { Data } from '@motorpark/contract';
import type { Person } from '../../request/person';
import type { Sql } from '../../db';
import type { Change, PersonContext } from '../../request/call';
import type { Noun } from './subject';

/** Handler of a call that returns one record. */
export type Answered<Wire> = (context: PersonContext) => Promise<Data<Wire>>;

/** A noun whose records have a history, and how a record is locked and read for a change. */
export interface Tracked<Locked, Wire> {
  noun: Noun;
  /** Locks a record. Throws a 404 if there is none within the person's reach, a 409 if they saw another version. */
  lock: (tx: Sql, change: Change) => Promise<Locked>;
  /** Returns the wire form of a record, also of one that was voided or deleted. */
  row: (tx: Sql, id: string, person: Person) => Promise<Wire>;
}
