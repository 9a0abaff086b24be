import type { Day, Direction, Voiding } from '@motorpark/domain';
import { type CsvList, type ListColumns, type SearchQuery, sortName } from '@motorpark/contract';

/** Everything that is cached under a name: the lists, and single records (see `useOne`) and what is made of several. */
export type ListName =
  | CsvList
  | 'trip'
  | 'ticket'
  | 'waybill'
  | 'sessions'
  | 'company'
  | 'departures'
  | 'reports'
  | 'timetable'
  | 'ownDiscounts';

/** The query of a list; every field is optional. */
export interface ListQuery {
  /** The id of the only row to return. */
  id?: string | undefined;
  /** Search text: part of anything that a row shows. */
  text?: string | undefined;
  status?: string | undefined;
  /** The status to filter by if none is chosen and there is no search text. */
  usualStatus?: string | undefined;
  /** As seen from the user's terminal. */
  direction?: Direction | undefined;
  /** Days in Lagos, both included. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** The name of a sort of the list, with `-` for descending; undefined for the list's own order. */
  sort?: string | undefined;
}

/** Returns the query as it is sent once typing has paused: the usual status applies only if no status is chosen and the text is empty. */
export function queryAtRest<Query extends ListQuery>(query: Query, text: string): Query {
  const status = query.status ?? (text === '' ? query.usualStatus : undefined);
  return { ...query, text, status, usualStatus: undefined };
}

export interface Listed {
  id: string;
  status?: string | undefined;
  voided?: Voiding | undefined;
}

/** The number of rows by status; null if it was not counted. */
export type Counts = Readonly<Record<string, number | null>>;

/** The first rows of a list. */
export interface FoundRows<Row> {
  rows: Row[];
  /** The cursor of the next rows; undefined if there are no more. */
  nextCursor: string | undefined;
  /** The total number of rows. */
  total: number;
  /** By status, independent of the query's status; undefined if they were not counted. */
  counts: Counts | undefined;
  /** The figure of each summary card, a sample, of a server that counts nothing. */
  sampleCount?: number | undefined;
}

/** Returns the query, with the sort as the server calls it, in the contract's terms. */
export function searchOf(
  { id, text = '', status, direction, from, to, sort }: ListQuery,
  page: { cursor?: string | undefined; limit: number },
): SearchQuery {
  return {
    ...(id !== undefined && { id }),
    ...(text.trim() !== '' && { q: text.trim() }),
    ...(status !== undefined && { status }),
    ...(direction !== undefined && { direction }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(sort !== undefined && { sort }),
    ...(page.cursor !== undefined && { cursor: page.cursor }),
    limit: page.limit,
  };
}

/** Appends the next page's rows; a row on both pages appears once. Counts come only with the first page. */
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

/** Parses a sort such as `-amount`; undefined if it is undefined or the list has no such sort. */
export function sortIn(columns: ListColumns, sortText: string | undefined) {
  const key = sortText?.replace(/^-/, '') ?? '';
  const name = sortName(columns, key);
  const isDescending = sortText !== key;
  return name === undefined ? undefined : { key, isDescending, onWire: isDescending ? `-${name}` : name };
}

export const countByStatus = (rows: readonly { status?: string | undefined }[]): Record<string, number> =>
  countStatuses(rows.map(({ status }) => status));

export function countStatuses(statuses: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) if (status) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Returns the result with its rows changed or deleted on this machine; total and counts are adjusted. */
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
