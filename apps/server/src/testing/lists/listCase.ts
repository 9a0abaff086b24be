import type { PersonName } from '../company';
import type { Office } from '../office';

/** What a test wants to find again in a list. */
export interface Wishes {
  name: string;
  phone?: string;
  /** In naira, where rows have one of their own. */
  amount?: number;
}

/** A list that comes page by page, and how a row comes into it. */
export interface ListCase {
  title: string;
  path: string;
  /** Whose list it is, mostly Ada's. */
  by: PersonName;
  /** The statuses, in their order; none if rows have no status. */
  statuses: readonly string[];
  /** What rows can be sorted by. */
  sorts: readonly string[];
  /** Makes a row now, which goes by its day; answers its id and what else of it is unlike any other row's. */
  add: (office: Office, wishes: Wishes) => Promise<{ id: string; number?: string }>;
  /** Whether phone numbers belong to its rows. */
  hasPhone: boolean;
  /** Words that each row shows besides, though they stand in other records: a route, a vehicle, a terminal. */
  shows: readonly string[];
  setStatus?: (office: Office, id: string, status: string) => Promise<unknown>;
  /** Deletes a row. */
  remove: (id: string) => string;
  /** Whether a row goes from one terminal to another, from Ada's to Tunde's. */
  hasDirection: boolean;
  /** Whether its rows are of a day, and so in its own order. */
  hasDays: boolean;
  /** Whether each terminal sees its own rows only. */
  isOfTerminals: boolean;
}
