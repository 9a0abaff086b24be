import type { Counts, FoundRows, ListName } from '../port/found';
import { type Fields, read, recordIn, recordOf } from '../http/record';
import { countOf } from './values';
import { rowsOf } from './rowsOf';
import { lazyRows } from './lazyRows';

/** Reads a row's status alone: complete lists have thousands of rows, which are then parsed on first access. */
export type StatusReader = (row: Fields) => string | undefined;

/** Reads a complete list; some come with the server's own total and counts. */
export function readComplete<Row extends object>(
  list: ListName,
  body: unknown,
  readRow: (row: Fields, place: number) => Row | undefined,
  statusOf?: StatusReader,
): FoundRows<Row> {
  const record = recordIn(body);
  const wireRows = rowsOf(read(record, list) ?? body);
  const rows = statusOf
    ? lazyRows(wireRows, readRow, statusOf)
    : wireRows.flatMap((row, place) => readRow(row, place) ?? []);
  const stats = recordOf(read(record, 'stats'));
  return {
    rows,
    nextCursor: undefined,
    total: countOf(read(stats, `total_${list}`)) ?? rows.length,
    counts: statsIn(stats),
  };
}

/** Reads the counts of admins by status; undefined if the list has none. */
function statsIn(stats: Fields): Counts | undefined {
  const [active, banned] = [countOf(stats['total_active_admins']), countOf(stats['total_banned_admins'])];
  return active === undefined || banned === undefined ? undefined : { Active: active, Banned: banned };
}
