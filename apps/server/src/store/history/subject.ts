import { type Statement, sql } from '../../db';

export type Noun = 'trip' | 'ticket' | 'waybill' | 'expense';

export const isNoun = (word: string): word is Noun => word in TABLES;

/** Subjects of the history: changes of the nouns, and prints of a closed shift's report. */
export type Recorded = Noun | 'shift';

export interface Subject {
  noun: Recorded;
  id: string;
}

export const TABLES: Readonly<Record<Noun, Statement>> = {
  trip: sql`trip`,
  ticket: sql`ticket`,
  waybill: sql`waybill`,
  expense: sql`expense`,
};

/** SQL: the name of a record in Activity. */
export const NAMES: Readonly<Record<Noun, Statement>> = {
  trip: sql`(select code from route where route.id = route_id)`,
  ticket: sql`number`,
  waybill: sql`number`,
  expense: sql`expense_type`,
};

/** Nouns that store a reason when they are voided or deleted. */
export const WITH_REASON: ReadonlySet<Noun> = new Set<Noun>(['ticket', 'waybill', 'expense']);

/** Nouns that are voided rather than deleted. The user is asked for a reason; if a core client cannot send one, the history says so. */
export const VOIDED: ReadonlySet<Noun> = new Set<Noun>(['ticket', 'waybill']);

/** Office records; their history is in Activity. */
export type OfficeNoun =
  | 'person'
  | 'terminal'
  | 'route'
  | 'vehicle'
  | 'driver'
  | 'service'
  | 'paper'
  | 'fare'
  | 'discount'
  | 'company';

export const OFFICE_TABLES: Readonly<Record<OfficeNoun, Statement>> = {
  person: sql`person`,
  terminal: sql`terminal`,
  route: sql`route`,
  vehicle: sql`vehicle`,
  driver: sql`driver`,
  service: sql`service`,
  paper: sql`paper`,
  fare: sql`fare`,
  discount: sql`discount`,
  company: sql`company`,
};

/** The column of `change` that holds the record's id. */
export const COLUMNS: Readonly<Record<Recorded, Statement>> = {
  trip: sql`trip_id`,
  ticket: sql`ticket_id`,
  waybill: sql`waybill_id`,
  expense: sql`expense_id`,
  shift: sql`shift_id`,
};
