import type { Direction } from '@motorpark/domain';
import { type Data } from './wire';

/**
 * Which rows of a list (`lists.search`), all of it optional. Without any of it a list answers every row, as the core does; with some
 * of it, a page. What a list has nothing of, as drivers have no direction, it takes no notice of.
 */
export interface SearchQuery<Sort extends string = string> {
  /** The one row with this id. */
  id?: string;
  /** Parts of whatever the row shows, in any order: names, phone numbers, numbers, routes, vehicles, terminals. */
  q?: string;
  status?: string;
  /** As seen from the person's terminal; people of the head office have none, and get both. */
  direction?: Direction;
  /** Business days in Lagos, `yyyy-mm-dd`, both included. */
  from?: string;
  to?: string;
  /** A field of the row, with `-` from its end: `-amount`. Else the list has its own order, mostly the newest first. */
  sort?: Sort | `-${Sort}`;
  /** Where the page before ended: its `next_cursor`. It goes with the sort it came from. */
  cursor?: string;
  /** At most 200, 50 by default. */
  limit?: number;
  /** All rows that are found, page or not, as a file for a spreadsheet (`lists.export`). */
  format?: 'csv';
}

/** Rows in the order that was asked for; the rest only of a page. */
export interface Found<Row> extends Data<Row[]> {
  /** Null on the last page. */
  next_cursor?: string | null;
  /** How many there are on all pages, counted up to `MOST_COUNTED`: one more stands for "more than that". */
  total?: number;
  /**
   * Only with the first page: how many there are of each status, whatever the status asked for; counted like the total. Null where a
   * search finds so much that counting would take long; the status asked for is always counted. Empty for lists without statuses.
   */
  counts?: Readonly<Record<string, number | null>>;
}

/** What each list can be sorted by. */
export const LIST_SORTS = {
  tickets: ['booked_at', 'traveler_name', 'travel_date'],
  waybills: ['booked_at', 'sender_name', 'receiver_name', 'book_date', 'amount'],
  trips: ['travel_date'],
  expenses: ['date', 'amount'],
  operations: ['timestamp', 'amount'],
  shifts: ['opened_at'],
  drops: ['at', 'amount'],
  discards: ['at', 'amount'],
  counters: ['last_used_at'],
  payments: ['at', 'amount'],
  unseated: ['since', 'name'],
  admins: ['name'],
  terminals: ['terminal_name'],
  drivers: ['driver_name'],
  vehicles: ['vehicle_number', 'vehicle_seat_number'],
  routes: ['route_id'],
  audit: ['at'],
} as const;

type Sorts = typeof LIST_SORTS;

/** The query of one list. */
export type QueryOf<List extends keyof Sorts> = SearchQuery<Sorts[List][number]>;
