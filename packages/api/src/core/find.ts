import type { ListColumns } from '@motorpark/contract';
import { type Day, type Direction, searchText } from '@motorpark/domain';
import type { ListOfColumns } from '../port/backend';
import { type FoundRows, type ListQuery, type Listed, countStatuses, sortIn } from '../port/found';
import { statusesOf } from './lazyRows';
import { recordOf } from '../http/record';
import { LISTED } from './listed';
import { type Searchable, searchIn, searchedText } from './searchable';
import { whileIdle } from './whileIdle';

/** What a list has besides its columns, to be found on this machine. */
export interface Findable<Row> {
  /** Further searched texts of a row. */
  shows?(this: void, row: Row): readonly (string | undefined)[];
  /** The row's day in Lagos, for filtering by period; undefined if it has none. Lists without this function ignore periods. */
  dayOf?(this: void, row: Row): Day | undefined;
  /** Whether a row matches the query's filters that only this list has. */
  matches?(this: void, row: Row, query: object): boolean;
  /** The figure of each summary card, marked as a sample. */
  sampleCount?: number;
}

/** Returns the rows of a complete list that match a query, with counts of all that match it in any status. */
export function findIn<Row extends Listed>(
  { list, columns }: ListOfColumns,
  complete: FoundRows<Row>,
  query: ListQuery,
  directionOf?: (row: Row) => Direction,
): FoundRows<Row> {
  const findable: Findable<Row> = LISTED[list] ?? {};
  const { rows: all } = complete;
  const { text = '', status } = query;
  const isWithin = filterOf(findable, query, directionOf);
  const searchable = searchableOf(all, columns, findable);
  const found = text.trim() === '' ? all : searchIn(searchable(), text);
  // Rows that are not filtered are not read: see `lazyRows`.
  const matching = isWithin ? found.filter(isWithin) : found;
  const counted = matching.length === all.length ? complete : undefined;
  const rows = status === undefined ? matching : matching.filter((row) => row.status === status);
  const sort = sortIn(columns, query.sort);
  return {
    ...complete,
    rows: sort ? sorted(rows, columns, sort) : rows,
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

const prepared = new WeakMap<object, () => Searchable<object>[]>();

/** Returns a function with the rows and their search texts, which are prepared once: while the browser is idle, and what is still missing when it is called. */
function searchableOf<Row extends object>(
  rows: readonly Row[],
  columns: ListColumns,
  { shows = () => [] }: Findable<Row>,
): () => Searchable<Row>[] {
  const known = prepared.get(rows);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they were prepared from these rows
  if (known) return known as () => Searchable<Row>[];
  const made: Searchable<Row>[] = [];
  const textOf = searchedText(columns);
  const prepareUntil = (end: number) => {
    for (let place = made.length; place < end; place += 1) {
      const row = rows[place];
      made.push({ row, text: row ? [textOf(row), ...shows(row)].join('\n').toLowerCase() : '' });
    }
    return made;
  };
  const all = () => prepareUntil(rows.length);
  prepared.set(rows, all);
  whileIdle(rows.length, (place) => prepareUntil(place + 1));
  return all;
}

/** Returns the rows sorted by a column, texts in their search form; rows without a value come last in both directions. */
export function sorted<Row extends object>(
  rows: readonly Row[],
  columns: ListColumns,
  { key: field, isDescending }: { key: string; isDescending: boolean },
): Row[] {
  const isText = columns[field]?.kind === undefined;
  const keyed = rows.map((row) => ({ row, key: sortKey(recordOf(row)[field], isText) }));
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return one < other === isDescending ? 1 : -1;
    })
    .map(({ row }) => row);
}

function sortKey(value: unknown, isText: boolean): string | number | undefined {
  if (typeof value === 'number') return value;
  return (typeof value === 'string' && (isText ? searchText(value) : value)) || undefined;
}
