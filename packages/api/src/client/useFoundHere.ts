import type { Day, Direction, Voiding } from '@motorpark/domain';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { countByStatus, type FoundRows, type ListQuery } from './found';
import { searchIn, searchTexts, type Searchable } from './searchable';
import { sortIn, sorted, type Sorts } from './sorting';
import { whileIdle } from './whileIdle';

export interface Listed {
  id: string;
  status?: string | undefined;
  voided?: Voiding | undefined;
}

/** How rows are searched, filtered and sorted on this machine. */
export interface Findable<Row, Query extends ListQuery = ListQuery> {
  /** The searchable content: everything that a row shows. */
  shownBy: (row: Row) => Searchable;
  /** The query's filters that only this list has. */
  matches?: ((row: Row, query: Query) => boolean) | undefined;
  directionOf?: ((row: Row) => Direction) | undefined;
  /** The row's day in Lagos, for filtering by period; undefined if it has none. Lists without this function ignore periods. */
  dayOf?: ((row: Row) => Day | undefined) | undefined;
  /** The sorts by their names in links. */
  sorts: Sorts<Row>;
  /** The list's own order, if it depends on the current time. */
  inOrder?: ((rows: readonly Row[]) => Row[]) | undefined;
}

const NOTHING: never[] = [];

/** A complete list from a core server; some come with the server's counts. */
export type CompleteList<Row> = Row[] | FoundRows<Row>;

/** Filters, searches and sorts a complete list on this machine; `whole` is undefined until it is loaded. */
export function useFoundHere<Row extends Listed, State, Query extends ListQuery = ListQuery>(
  { whole, ...state }: { whole: CompleteList<Row> | undefined } & State,
  query: Query,
  { shownBy, matches, directionOf, dayOf, sorts, inOrder }: Findable<Row, Query>,
) {
  const { text = '', status, direction, from, to, sort } = query;
  const counted = Array.isArray(whole) ? undefined : whole;
  const listed = Array.isArray(whole) ? whole : whole?.rows;
  const all = matches ? listed?.filter((row) => matches(row, query)) : listed;
  const deferredText = useDeferredValue(text);
  const known = useMemo(() => {
    const rowDirection = direction === undefined ? undefined : directionOf;
    const day = (from ?? to) === undefined ? undefined : dayOf;
    // Fields that are not filtered by are not read, since reading parses lazy rows: see `lazyRows`.
    if (!all || (!rowDirection && !day)) return all ?? NOTHING;
    return all.filter(
      (row) => (!rowDirection || rowDirection(row) === direction) && (!day || isWithin(day(row), from, to)),
    );
  }, [all, dayOf, direction, directionOf, from, to]);
  const textAt = useMemo(() => searchTexts(known, shownBy), [known, shownBy]);
  // Prepares the search texts, so that the first keystroke does not wait for all of them.
  useEffect(() => whileIdle(known.length, textAt), [known, textAt]);
  const matching = useMemo(() => searchIn(known, textAt, deferredText), [known, textAt, deferredText]);
  const unfiltered = matching.length === all?.length ? counted : undefined;
  const counts = useMemo(
    () => unfiltered?.counts ?? (all && countByStatus(matching)),
    [all, unfiltered, matching],
  );
  const rows = useMemo(() => {
    const found = status === undefined ? matching : matching.filter((row) => row.status === status);
    return arranged(found, sort, { sorts, inOrder });
  }, [inOrder, matching, sort, sorts, status]);
  return {
    ...state,
    rows,
    total: (status === undefined && unfiltered?.total) || rows.length,
    counts,
    loadMore: undefined,
    isLoadingMore: false,
    moreFailure: undefined,
    isSearching: false,
  };
}

function isWithin(day: Day | undefined, from: Day | undefined, to: Day | undefined): boolean {
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** Returns the rows in the requested order, else in the list's own. */
function arranged<Row>(
  rows: Row[],
  sortText: string | undefined,
  { sorts, inOrder }: Pick<Findable<Row>, 'sorts' | 'inOrder'>,
): Row[] {
  const sort = sortIn(sorts, sortText);
  if (sort) return sorted(rows, sort);
  return inOrder ? inOrder(rows) : rows;
}
