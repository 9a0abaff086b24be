import type { CsvList, SortOf } from '@motorpark/contract';
import type { Instant } from '@motorpark/domain';
import type { Sheet } from '../../csv';
import { type Sql, type Statement } from '../../db';

/** A sort key; equal keys are ordered by id. Each key has an index. */
export interface Key {
  column: Statement;
  type: 'timestamptz' | 'date' | 'text' | 'bigint';
  /** SQL condition: the rows that have this key, if not all have it. The others follow in the list's own order, whose keys must have the same type. */
  has?: Statement;
}

/** The sort keys of a list, by the names that its columns have on the wire. */
export type SortKeys<List extends CsvList> = Readonly<Record<SortOf<List>, Key>>;

/** Consecutive rows of a list that share one sort order. A list has one or several runs, whose keys have the same type. */
export interface Run {
  key: Key;
  isUpwards: boolean;
  /** Which rows belong to the run; undefined for all. Each row is in exactly one run. */
  condition?: Statement;
}

/** Records of another table whose name a row shows. */
export interface Named {
  /** The columns that hold such a record's id. */
  columns: readonly Statement[];
  /** Returns `select id from …` for the records whose name matches the pattern. */
  like: (pattern: Statement) => Statement;
}

/** A list, returned page by page or complete. */
export interface SearchedList<Row extends { id: string }> {
  from: Statement;
  id: Statement;
  /** The rows that belong to the list, for any caller. */
  condition: Statement;
  /** The rows that the person may see, as mutually exclusive conditions. Each has its own index in the list's order. */
  within: readonly Statement[];
  /** Whether its rows are so few that one statement counts all of them and finds the page. Otherwise an index leads to the rows of each status. */
  isReadWhole?: true;
  /** The column of the row's own search text. */
  search: Statement;
  /** The 5-digit sequences of that text, if they are indexed. */
  digits?: Statement;
  names: readonly Named[];
  /** A row's status, and all possible statuses. */
  status?: { column: Statement; words: readonly string[] };
  /** Rows that are listed only if this further status is asked for, in place of `condition`: those that are void. If `isFound`, a search in all statuses ends with them. */
  apart?: { word: string; condition: Statement; isFound?: boolean };
  /** The instant that the period filter applies to. */
  at?: Statement;
  /** The list's default order at an instant, and the order of the complete list if it differs. */
  order: (asOf: Instant) => readonly Run[];
  fullOrder?: (asOf: Instant) => readonly Run[];
  sorts: Readonly<Record<string, Key>>;
  /** How rows are written in a CSV export. */
  sheet: Sheet<Row>;
  /** Returns the rows with these ids, in any order. */
  rows: (db: Sql, ids: string[]) => Promise<Row[]>;
  /** The same for the complete list of core clients, if its rows differ. */
  fullRows?: (db: Sql, ids: string[]) => Promise<Row[]>;
  /** Rows name customers: complete lists are recorded in Activity, and further pages count as look-ups (docs/limits.md). */
  isPersonal?: true;
}
