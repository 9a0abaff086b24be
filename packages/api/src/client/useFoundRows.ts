import type { Call, Capability, CsvList } from '@motorpark/contract';
import { displayStatus } from '@motorpark/domain';
import { useMemo } from 'react';
import { useServerCan } from '../access/useCapabilities';
import { recordOf } from '../reading';
import { countByStatus, joinedRows, queryAtRest, type FoundRows, type ListQuery } from './found';
import { useListData, type ListName, type ListOptions } from './lists';
import { partOf } from './part';
import { sortIn } from './sorting';
import { useFoundHere, type Findable, type Listed, type CompleteList } from './useFoundHere';
import { useCachedCount } from './useCachedCount';
import { useMore } from './useMore';
import { useDebounced } from './useDebounced';

const PAGE_SIZE = 100;
/** The server's limit for one page. */
const MOST_PER_PAGE = 200;
/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 250;

/** The source of a list's rows. */
export interface RowSource<Row extends Listed, Query extends ListQuery = ListQuery> extends Findable<
  Row,
  Query
> {
  list: ListName & CsvList;
  /** The call that returns them, also as a file. */
  call: Pick<Call<unknown, unknown>, 'method' | 'path' | 'does'>;
  /** The capability that stores such rows; without it, `all` returns samples or nothing. */
  needs?: Capability;
  /** The capability with which the server searches them; default `lists.search`. */
  searchedWith?: Capability;
  /** Returns the query's filters that only this list has, in the contract's terms. */
  narrowing?: ((query: Query) => object) | undefined;
  /** Fetches a page of matching rows from a server that can search. */
  search: (query: Query, page: { cursor?: string | undefined; limit: number }) => Promise<FoundRows<Row>>;
  /** Fetches all rows, for searching on this machine. */
  all: () => Promise<CompleteList<Row>>;
}

/**
 * Returns the rows of a list that match a query: page by page if the server can search, otherwise found on this machine in the complete list. Screens need not
 * know which. The current rows stay until the next response.
 */
export function useFoundRows<Row extends Listed, Query extends ListQuery = ListQuery>(
  source: RowSource<Row, Query>,
  query: Query,
  options: ListOptions = {},
) {
  const canSearch = useServerCan(source.searchedWith ?? 'lists.search');
  const isKept = useServerCan(source.needs);
  const loadsAll = canSearch === false || isKept === false;
  const paged = usePages(source, query, { ...options, isOff: loadsAll });
  const whole = useWhole(source, query, { ...options, isOff: !loadsAll });
  const canExport = useServerCan('lists.export') === true && !loadsAll;
  return {
    ...(loadsAll ? whole : paged),
    /** Downloads all matching rows as a file; undefined if the server cannot export. */
    download: canExport
      ? async () => (await import('./download')).downloadList(source, queryAtRest(query, typedIn(query)))
      : undefined,
  };
}

const typedIn = ({ text = '' }: ListQuery): string => text.trim();

interface FoundOptions extends ListOptions {
  isOff: boolean;
}

function usePages<Row extends Listed, Query extends ListQuery>(
  source: RowSource<Row, Query>,
  query: Query,
  options: FoundOptions,
) {
  const { sorts, inOrder } = source;
  const typed = typedIn(query);
  const text = useDebounced(typed, DEBOUNCE_MS);
  const settledQuery = queryAtRest(query, text);
  const { status, sort } = settledQuery;
  const part = partOf('found', settledQuery);
  const countKept = useCachedCount(source.list, part, (kept) => {
    const { rows } = recordOf(kept);
    return Array.isArray(rows) ? rows.length : 0;
  });

  async function firstRows() {
    const count = countKept(PAGE_SIZE);
    let found = await source.search(settledQuery, { limit: Math.min(count, MOST_PER_PAGE) });
    while (found.nextCursor !== undefined && found.rows.length < count) {
      const limit = Math.min(count - found.rows.length, MOST_PER_PAGE);
      found = joinedRows(found, await source.search(settledQuery, { cursor: found.nextCursor, limit }));
    }
    return { ...found, part };
  }

  const { data, isLoading, ...state } = useListData(source.list, firstRows, {
    ...options,
    part,
    needs: source.searchedWith ?? 'lists.search',
    keepPreviousData: true,
  });
  const isCurrent = data?.part === part;
  const { loadMore, ...more } = useMore(
    { list: source.list, part, page: isCurrent ? data : undefined },
    async (cursor) => ({ ...(await source.search(settledQuery, { cursor, limit: PAGE_SIZE })), part }),
    (page, next) => ({ ...joinedRows(page, next), part }),
  );
  const rows = useMemo(() => {
    const all = data?.rows ?? [];
    // The row's status may have been changed on this machine, and the order may depend on the current time.
    const found =
      isCurrent && status !== undefined ? all.filter((row) => displayStatus(row) === status) : all;
    return inOrder && !sortIn(sorts, sort) ? inOrder(found) : found;
  }, [data, inOrder, isCurrent, sort, sorts, status]);
  const counts = useMemo(
    () =>
      data?.counts ??
      (data && data.nextCursor === undefined && !status ? countByStatus(data.rows) : undefined),
    [data, status],
  );
  return {
    rows,
    total: data ? data.total - (data.rows.length - rows.length) : 0,
    counts,
    ...state,
    ...more,
    loadMore,
    isLoading: data === undefined && state.failure === undefined,
    isSearching: typed !== text || (!isCurrent && isLoading),
  };
}

function useWhole<Row extends Listed, Query extends ListQuery>(
  source: RowSource<Row, Query>,
  query: Query,
  options: FoundOptions,
) {
  const { data, ...state } = useListData(source.list, source.all, options);
  return useFoundHere({ whole: data, ...state }, queryAtRest(query, typedIn(query)), source);
}
