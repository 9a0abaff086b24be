import { type Sql, type Statement, sql } from '../db';
import type { PersonContext } from '../http/call';
import type { Use, UsedRecord } from './inTheWay';
import type { Rules } from './rules';

/** How one kind of the office's records is read, written and deleted; all else is the same for every kind. */
export interface RecordKind<Form, Wire> {
  /** What is said where there is no such record. */
  missing: string;
  /** The form as it came, checked; it throws a 422 at the fields. Whatever is slow belongs here, before the transaction. */
  read: (context: PersonContext, isNew: boolean) => Form | Promise<Form>;
  /** The records as the wire has them, in the order of the list; with an id the one alone. */
  rows: (db: Sql, id?: string) => Promise<Wire[]>;
  insert: (tx: Sql, id: string, form: Form) => Promise<unknown>;
  /** Answers the rows that it changed: none where there is no such record. */
  update: (tx: Sql, form: Form, context: PersonContext) => Promise<unknown[]>;
  /** Answers the rows that it deleted. The tables' foreign keys keep what is in use. */
  remove: (tx: Sql, context: PersonContext) => Promise<unknown[]>;
  /** What the tables' own rules are in a person's words. */
  rules: Rules;
  nameOf: (record: Wire) => string;
  /** All that may keep a record from being deleted. */
  uses: readonly Use[];
  /** Why a record in use stays, and what to do about it. */
  whyItStays: (used: UsedRecord) => string;
}

/** A condition on an id column: the one record, or without an id all of them. */
export const oneOrAll = (column: Statement, id: string | undefined): Statement =>
  id === undefined ? sql`true` : sql`${column} = ${id}`;
