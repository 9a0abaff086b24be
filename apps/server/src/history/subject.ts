import { type Statement, sql } from '../db';

/** What has a history. */
export type Noun = 'trip' | 'ticket' | 'waybill' | 'expense';

/** One record that has a history. */
export interface Subject {
  noun: Noun;
  id: string;
}

/** The table that holds such records. */
export const TABLES: Readonly<Record<Noun, Statement>> = {
  trip: sql`trip`,
  ticket: sql`ticket`,
  waybill: sql`waybill`,
  expense: sql`expense`,
};

/** The column of `change` that names the record. */
export const COLUMNS: Readonly<Record<Noun, Statement>> = {
  trip: sql`trip_id`,
  ticket: sql`ticket_id`,
  waybill: sql`waybill_id`,
  expense: sql`expense_id`,
};
