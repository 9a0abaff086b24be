import type { PersonName } from '../company';
import type { Office } from '../office';

/** The values by which a test finds a row again. */
export interface Wishes {
  name: string;
  phone?: string;
  /** In naira, for rows with an amount of their own. */
  amount?: number;
}

/** A paged list, and how to add rows to it. */
export interface ListCase {
  title: string;
  path: string;
  /** The person who reads the list, mostly Ada. */
  by: PersonName;
  /** Statuses in their order; empty if rows have none. */
  statuses: readonly string[];
  /** Fields by which the list can be sorted. */
  sorts: readonly string[];
  /** Adds a row dated now; returns its id and its number if it has one. */
  add: (office: Office, wishes: Wishes) => Promise<{ id: string; number?: string }>;
  /** Whether rows have phone numbers. */
  hasPhone: boolean;
  /** Words that each row shows from other records: a route, a vehicle, a terminal. */
  shows: readonly string[];
  setStatus?: (office: Office, id: string, status: string) => Promise<unknown>;
  /** Returns the path of the call that deletes a row. */
  remove: (id: string) => string;
  /** Whether rows have a direction: from Ada's terminal to Tunde's. */
  hasDirection: boolean;
  /** Whether rows have a date, which determines their order. */
  hasDays: boolean;
  /** Whether each terminal sees only its own rows. */
  isOfTerminals: boolean;
}
