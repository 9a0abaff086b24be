import type { Day, Direction } from '@motorpark/domain';
import {
  type FoundRows,
  type ListName,
  type ListQuery,
  type Listed,
  countStatuses,
  sortIn,
} from '../port/found';
import { statusesOf } from './lazyRows';
import { LISTS } from './listed';
import { type Searchable, searchIn, searchTexts } from './searchable';
import { whileIdle } from './whileIdle';

/** How the rows of one list are read, searched, filtered and sorted on this machine. */
export interface Findable<Row> {
  /** The searchable content: everything that a row shows. */
  shownBy(this: void, row: Row): Searchable;
  /** The row's day in Lagos, for filtering by period; undefined if it has none. Lists without this function ignore periods. */
  dayOf?(this: void, row: Row): Day | undefined;
  /** Whether a row matches the query's filters that only this list has. */
  matches?(this: void, row: Row, query: object): boolean;
  /** The values by which rows are sorted, by the names in links; a name in its search form. */
  sorts: Readonly<Record<string, SortKey<Row>['of']>>;
  /** The figure of each summary card, marked as a sample. */
  sampleCount?: number;
}

interface SortKey<Row> {
  of(this: void, row: Row): string | number | undefined;
}

/** Returns the rows of a complete list that match a query, with counts of all that match it in any status. */
export function findIn<Row extends Listed>(
  list: ListName,
  complete: FoundRows<Row>,
  query: ListQuery,
  directionOf?: (row: Row) => Direction,
): FoundRows<Row> {
  const findable: Findable<Row> | undefined = LISTS[list];
  if (!findable) return complete;
  const { rows: all } = complete;
  const { text = '', status } = query;
  const isWithin = filterOf(findable, query, directionOf);
  const found = text.trim() === '' ? all : searchIn(all, textsOf(all, findable), text);
  // Rows that are not filtered are not read: see `lazyRows`.
  const matching = isWithin ? found.filter(isWithin) : found;
  const counted = matching.length === all.length ? complete : undefined;
  const rows = status === undefined ? matching : matching.filter((row) => row.status === status);
  const sort = sortIn(findable.sorts, query.sort);
  return {
    ...complete,
    rows: sort ? sorted(rows, sort) : rows,
    total: (status === undefined && counted?.total) || rows.length,
    counts: counted?.counts ?? countStatuses(statusesOf(matching)),
    sampleCount: findable.sampleCount,
  };
}

/** Returns whether a row has the query's direction, period and further filters; undefined if it has none of them. */
function filterOf<Row>(
  { dayOf, matches }: Findable<Row>,
  query: ListQuery,
  directionOf?: (row: Row) => Direction,
): ((row: Row) => boolean) | undefined {
  const { direction, from, to } = query;
  const rowDirection = direction === undefined ? undefined : directionOf;
  const rowDay = (from ?? to) === undefined ? undefined : dayOf;
  if (!rowDirection && !rowDay && !matches) return undefined;
  return (row) =>
    (!rowDirection || rowDirection(row) === direction) &&
    (!rowDay || isBetween(rowDay(row), from, to)) &&
    (!matches || matches(row, query));
}

function isBetween(day: Day | undefined, from: Day | undefined, to: Day | undefined): boolean {
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

const texts = new WeakMap<object, (place: number) => string>();

/** Returns the search texts of the rows. They are prepared once, while the browser is idle. */
function textsOf<Row>(rows: readonly Row[], { shownBy }: Findable<Row>): (place: number) => string {
  const known = texts.get(rows);
  if (known) return known;
  const textAt = searchTexts(rows, shownBy);
  texts.set(rows, textAt);
  whileIdle(rows.length, textAt);
  return textAt;
}

/** Returns the rows sorted by a field; rows without a value come last in both directions. */
export function sorted<Row>(
  rows: readonly Row[],
  { field, isDescending }: { field: SortKey<Row>['of']; isDescending: boolean },
): Row[] {
  const keyed = rows.map((row) => ({ row, key: field(row) }));
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return one < other === isDescending ? 1 : -1;
    })
    .map(({ row }) => row);
}
