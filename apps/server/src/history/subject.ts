import { type Statement, sql } from '../db';

/** What has a history. */
export type Noun = 'trip' | 'ticket' | 'waybill' | 'expense';

export const isNoun = (word: string): word is Noun => word in TABLES;

/** What the history records: changes of the nouns, and how often a closed shift's report was printed. */
export type Recorded = Noun | 'shift';

/** One record that has a history. */
export interface Subject {
  noun: Recorded;
  id: string;
}

/** The table that holds such records. */
export const TABLES: Readonly<Record<Noun, Statement>> = {
  trip: sql`trip`,
  ticket: sql`ticket`,
  waybill: sql`waybill`,
  expense: sql`expense`,
};

/** What is kept with why it was taken off the lists. */
export const WITH_REASON: ReadonlySet<Noun> = new Set<Noun>(['ticket', 'waybill', 'expense']);

/** Records that are voided: whoever does it is asked why, and where a core client cannot say, the history says so. */
export const VOIDED: ReadonlySet<Noun> = new Set<Noun>(['ticket', 'waybill']);

/** The records of the office; what happened to them stands in the history of who did what. */
export type OfficeNoun = 'person' | 'terminal' | 'route' | 'vehicle' | 'driver' | 'company';

/** The table that holds such records. */
export const OFFICE_TABLES: Readonly<Record<OfficeNoun, Statement>> = {
  person: sql`person`,
  terminal: sql`terminal`,
  route: sql`route`,
  vehicle: sql`vehicle`,
  driver: sql`driver`,
  company: sql`company`,
};

/** The column of `change` that names the record. */
export const COLUMNS: Readonly<Record<Recorded, Statement>> = {
  trip: sql`trip_id`,
  ticket: sql`ticket_id`,
  waybill: sql`waybill_id`,
  expense: sql`expense_id`,
  shift: sql`shift_id`,
};
