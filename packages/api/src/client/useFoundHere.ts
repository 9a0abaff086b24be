import type { Day, Direction } from '@motorpark/domain';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { countByStatus, type FoundRows, type ListQuery } from './found';
import { searchIn, searchTexts, type Searchable } from './searchable';
import { sortIn, sorted, type Sorts } from './sorting';
import { whileIdle } from './whileIdle';

export interface Listed {
  id: string;
  status?: string | undefined;
}

/** How rows are searched, filtered and sorted on this machine. */
export interface Findable<Row, Query extends ListQuery = ListQuery> {
  /** What the search looks through: all that a row shows. */
  shownBy: (row: Row) => Searchable;
  /** What the query asks besides, of this list alone. */
  matches?: ((row: Row, query: Query) => boolean) | undefined;
  directionOf?: ((row: Row) => Direction) | undefined;
  /** The day in Lagos that a period is about; undefined if the row does not say. Lists without it know no periods. */
  dayOf?: ((row: Row) => Day | undefined) | undefined;
  /** What the list can be sorted by, under the names that links have. */
  sorts: Sorts<Row>;
  /** The list's own order, where it depends on the moment. */
  inOrder?: ((rows: readonly Row[]) => Row[]) | undefined;
}

const NOTHING: never[] = [];

/** A list as a core server answers it; some it has counted itself. */
export type WholeList<Row> = Row[] | FoundRows<Row>;

/** The rows of a whole list that a query asks for, found on this machine; `whole` is undefined until it is known. */
export function useFoundHere<Row extends Listed, State, Query extends ListQuery = ListQuery>(
  { whole, ...state }: { whole: WholeList<Row> | undefined } & State,
  query: Query,
  { shownBy, matches, directionOf, dayOf, sorts, inOrder }: Findable<Row, Query>,
) {
  const { text = '', status, direction, from, to, sort } = query;
  const told = Array.isArray(whole) ? undefined : whole;
  const listed = Array.isArray(whole) ? whole : whole?.rows;
  const all = matches ? listed?.filter((row) => matches(row, query)) : listed;
  const wanted = useDeferredValue(text);
  const known = useMemo(() => {
    const goes = direction === undefined ? undefined : directionOf;
    const day = (from ?? to) === undefined ? undefined : dayOf;
    // What is not asked of rows is not read of them: see `lateRows`.
    if (!all || (!goes && !day)) return all ?? NOTHING;
    return all.filter((row) => (!goes || goes(row) === direction) && (!day || isWithin(day(row), from, to)));
  }, [all, dayOf, direction, directionOf, from, to]);
  const textAt = useMemo(() => searchTexts(known, shownBy), [known, shownBy]);
  // The first key does not wait for all of them.
  useEffect(() => whileIdle(known.length, textAt), [known, textAt]);
  const matching = useMemo(() => searchIn(known, textAt, wanted), [known, textAt, wanted]);
  const asTold = matching.length === all?.length ? told : undefined;
  const counts = useMemo(() => asTold?.counts ?? (all && countByStatus(matching)), [all, asTold, matching]);
  const rows = useMemo(() => {
    const found = status === undefined ? matching : matching.filter((row) => row.status === status);
    return arranged(found, sort, { sorts, inOrder });
  }, [inOrder, matching, sort, sorts, status]);
  return {
    ...state,
    rows,
    total: (status === undefined && asTold?.total) || rows.length,
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

/** The rows in the order that is asked for, else in the list's own. */
function arranged<Row>(
  rows: Row[],
  said: string | undefined,
  { sorts, inOrder }: Pick<Findable<Row>, 'sorts' | 'inOrder'>,
): Row[] {
  const sort = sortIn(sorts, said);
  if (sort) return sorted(rows, sort);
  return inOrder ? inOrder(rows) : rows;
}
