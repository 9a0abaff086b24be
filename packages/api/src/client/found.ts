import type { Day, Direction } from '@motorpark/domain';
import type { SearchQuery } from '@motorpark/contract';
import { countOf, read, recordOf, rowsOf, textOf, type Fields } from '../reading';
import { statusesOf } from './lateRows';
import { sortIn } from './sorting';

/** What of a list is asked for; all of it optional. */
export interface ListQuery {
  /** The one row that is wanted. */
  id?: string | undefined;
  /** What was typed: part of anything that a row shows. */
  text?: string | undefined;
  status?: string | undefined;
  /** The status that is asked for where none is chosen and nothing is searched for. */
  usualStatus?: string | undefined;
  /** As seen from the person's terminal. */
  direction?: Direction | undefined;
  /** Days in Lagos, both included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** A field that the list can be sorted by, with `-` from its end; else the list has its own order. */
  sort?: string | undefined;
}

/** The query as it is asked, once what is typed stands still: where none is chosen, the text decides on the status. */
export function queryAtRest<Query extends ListQuery>(query: Query, text: string): Query {
  const status = query.status ?? (text === '' ? query.usualStatus : undefined);
  return { ...query, text, status, usualStatus: undefined };
}

/** How many rows have each status; null where nobody has counted. */
export type Counts = Readonly<Record<string, number | null>>;

/** Some rows of a list, from its beginning. */
export interface FoundRows<Row> {
  rows: Row[];
  /** Where the next rows begin; undefined where there are no more. */
  nextCursor: string | undefined;
  /** How many rows there are. */
  total: number;
  /** By status, whatever the status asked for; undefined where nobody has counted. */
  counts: Counts | undefined;
}

/** A page of a list, from a server's answer, without rows that cannot be read. */
export function readFound<Row>(
  body: unknown,
  readRow: (row: Fields, place: number) => Row | undefined,
): FoundRows<Row> {
  const fields = recordOf(body);
  const rows = rowsOf(body).flatMap((row, place) => readRow(row, place) ?? []);
  const nextCursor = textOf(read(fields, 'next_cursor'));
  const counts = read(fields, 'counts');
  return {
    rows,
    nextCursor,
    total: countOf(read(fields, 'total')) ?? rows.length,
    counts: counts === undefined ? undefined : countsIn(recordOf(counts)),
  };
}

const countsIn = (fields: Fields): Counts =>
  Object.fromEntries(Object.entries(fields).map(([status, count]) => [status, countOf(count) ?? null]));

/** The query as the contract spells it; a sort that the list does not know is left out. */
export function searchOf<Sort extends string>(
  { id, text = '', status, direction, from, to, sort: said }: ListQuery,
  page: { cursor?: string | undefined; limit: number },
  sorts: Readonly<Record<string, { onWire: Sort }>>,
): SearchQuery<Sort> {
  const sort = sortIn(sorts, said);
  return {
    ...(id !== undefined && { id }),
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(status !== undefined && { status }),
    ...(direction !== undefined && { direction }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(sort && { sort: sort.isDown ? (`-${sort.onWire}` as const) : sort.onWire }),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    limit: page.limit,
  };
}

/** The rows with those that come after them; a row that both have is there once. Counts stand on the first page alone. */
export function joinedRows<Row extends { id: string }>(
  before: FoundRows<Row>,
  next: FoundRows<Row>,
): FoundRows<Row> {
  const known = new Set(before.rows.map(({ id }) => id));
  return {
    ...next,
    counts: before.counts,
    rows: [...before.rows, ...next.rows.filter(({ id }) => !known.has(id))],
  };
}

/** How many of the rows have each status. */
export function countByStatus(rows: readonly { status?: string | undefined }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statusesOf(rows)) if (status) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What was found after rows of it were changed or deleted on this machine; it is counted along. */
export function withRows<Row extends { status?: string | undefined }>(
  found: FoundRows<Row>,
  rows: Row[],
): FoundRows<Row> {
  const [before, after] = [countByStatus(found.rows), countByStatus(rows)];
  const counts = Object.entries({ ...before, ...after, ...found.counts }).map(
    ([status, count]): [string, number | null] => [
      status,
      count === null ? null : (found.counts?.[status] ?? 0) + (after[status] ?? 0) - (before[status] ?? 0),
    ],
  );
  return {
    ...found,
    rows,
    total: found.total + rows.length - found.rows.length,
    counts: found.counts && Object.fromEntries(counts),
  };
}
