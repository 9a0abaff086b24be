import type { Instant } from '@motorpark/domain';
import type { Sheet } from '../csv';
import { type Sql, type Statement } from '../db';

/** What rows are ordered by; the id decides between equals. An index goes with it. */
export interface Key {
  column: Statement;
  type: 'timestamptz' | 'date' | 'text' | 'bigint';
}

/** Rows that come one after the other in one order; a list is one run or several, all by one key. */
export interface Run {
  key: Key;
  isUpwards: boolean;
  /** Which rows of the list, unless all of them; each row is in one run. */
  condition?: Statement;
}

/** Records of another table whose name a row shows. */
export interface Named {
  /** The columns that name such a record. */
  columns: readonly Statement[];
  /** `select id from …`: those whose name is like the pattern. */
  like: (pattern: Statement) => Statement;
}

/** A list, answered page by page or whole. */
export interface SearchedList<Row extends { id: string }> {
  from: Statement;
  id: Statement;
  /** What is on the list at all, whoever looks. */
  condition: Statement;
  /** What the person may see, as conditions of which no row meets two: each has an index of its own in the list's order. */
  within: readonly Statement[];
  /** The column of its own searched text, and whatever else its rows show. */
  search: Statement;
  /** Each five digits in a row of that text, where an index has them. */
  digits?: Statement;
  names: readonly Named[];
  /** A row's status, and all that there are. */
  status?: { column: Statement; words: readonly string[] };
  /** The instant that a period is about. */
  at?: Statement;
  /** The list's own order, as of a moment; and that of the whole list, if it is another. */
  order: (asOf: Instant) => readonly Run[];
  wholeOrder?: (asOf: Instant) => readonly Run[];
  /** What it can be sorted by besides. */
  sorts: Readonly<Record<string, Key>>;
  /** How its rows are written for a spreadsheet. */
  sheet: Sheet<Row>;
  /** The rows with these ids, in whatever order. */
  rows: (db: Sql, ids: string[]) => Promise<Row[]>;
}
