import type { ListColumns } from '@motorpark/contract';
import { type Direction, VOID } from '@motorpark/domain';
import { useDeferredValue, useMemo, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { recordOf } from '../http/record';
import {
  type ListQuery,
  type Listed,
  countByStatus,
  joinedRows,
  queryAtRest,
  sortIn,
  type ListName,
} from '../port/found';
import { useListData, type ListOptions, useListKey } from './useListData';
import { loadIf, useWholeList } from './useRows';
import { partOf } from './part';
import type { RowSource } from './rowsOfCall';
import { useDebounced } from './useDebounced';
import { type ApiFailure, toApiFailure } from '../failure/failure';

const PAGE_SIZE = 100;
/** The server's limit for one page. */
const MOST_PER_PAGE = 200;
/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 250;

/** A source with the list's columns, and with what the user's terminal and the current time decide. */
export interface FoundSource<Row, Query extends ListQuery = ListQuery> extends RowSource<Row, Query> {
  /** By which the rows are sorted, and searched on this machine. */
  columns: ListColumns;
  directionOf?: ((row: Row) => Direction) | undefined;
  /** The list's own order, if it depends on the current time. */
  inOrder?: ((rows: readonly Row[]) => Row[]) | undefined;
}

/**
 * Returns the rows of a list that match a query: page by page if the server can search, otherwise found on this machine in the complete list. Screens need not
 * know which. The current rows stay until the next response.
 */
export function useFoundRows<Row extends Listed, Query extends ListQuery = ListQuery>(
  source: FoundSource<Row, Query>,
  query: Query,
  options: ListOptions = {},
) {
  const whole = useWhole(source, query, options);
  const paged = usePages(source, query, { ...options, isOff: whole !== undefined });
  return (
    whole ?? {
      ...paged,
      /** Whether what is deleted with a reason stays readable as void (docs/money.md). */
      keepsVoid: true,
      /** Downloads all matching rows as a file; undefined if the server cannot. */
      download: async () =>
        (await import('./download')).downloadList(source, onWire(source, queryAtRest(query, typedIn(query)))),
    }
  );
}

/** Returns the query with its sort as the server calls it. */
const onWire = <Query extends ListQuery>({ columns }: { columns: ListColumns }, query: Query): Query => ({
  ...query,
  sort: sortIn(columns, query.sort)?.onWire,
});

const typedIn = ({ text = '' }: ListQuery): string => text.trim();

interface PageOptions extends ListOptions {
  isOff: boolean;
}

function usePages<Row extends Listed, Query extends ListQuery>(
  source: FoundSource<Row, Query>,
  query: Query,
  options: PageOptions,
) {
  const { inOrder } = source;
  const typed = typedIn(query);
  const text = useDebounced(typed, DEBOUNCE_MS);
  const settledQuery = queryAtRest(query, text);
  const asked = onWire(source, settledQuery);
  const { status, sort } = asked;
  const part = partOf('found', settledQuery);
  const countKept = useCachedCount(source.list, part, (kept) => {
    const { rows } = recordOf(kept);
    return Array.isArray(rows) ? rows.length : 0;
  });

  async function firstRows() {
    const count = countKept(PAGE_SIZE);
    let found = await source.search(asked, { limit: Math.min(count, MOST_PER_PAGE) });
    while (found.nextCursor !== undefined && found.rows.length < count) {
      const limit = Math.min(count - found.rows.length, MOST_PER_PAGE);
      found = joinedRows(found, await source.search(asked, { cursor: found.nextCursor, limit }));
    }
    return { ...found, part };
  }

  const { data, isLoading, ...state } = useListData(source.list, async () => loadIf(false, firstRows), {
    ...options,
    part,
    keepPreviousData: true,
  });
  const isCurrent = data?.part === part;
  const { loadMore, ...more } = useMore(
    { list: source.list, part, page: isCurrent ? data : undefined },
    async (cursor) => ({ ...(await source.search(asked, { cursor, limit: PAGE_SIZE })), part }),
    (page, next) => ({ ...joinedRows(page, next), part }),
  );
  const rows = useMemo(() => {
    const all = data?.rows ?? [];
    // The row's status may have been changed on this machine, and the order may depend on the current time.
    const found =
      isCurrent && status !== undefined
        ? all.filter((row) => (row.voided ? VOID : row.status) === status)
        : all;
    return inOrder && sort === undefined ? inOrder(found) : found;
  }, [data, inOrder, isCurrent, sort, status]);
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
    sampleCount: undefined,
    ...state,
    ...more,
    loadMore,
    isLoading: data === undefined && state.failure === undefined,
    isSearching: typed !== text || (!isCurrent && isLoading),
  };
}

/** Returns the matching rows of a complete list; undefined if the server finds them. */
function useWhole<Row extends Listed, Query extends ListQuery>(
  source: FoundSource<Row, Query>,
  query: Query,
  options: ListOptions,
) {
  const { list, columns, directionOf, inOrder } = source;
  const { find, isWhole, data, ...state } = useWholeList(source, options);
  const text = useDeferredValue(typedIn(query));
  const part = partOf('whole', queryAtRest(query, text));
  const found = useMemo(
    () => data && find?.({ list, columns }, data, queryAtRest(query, text), directionOf),
    // oxlint-disable-next-line react/exhaustive-deps -- `part` is the query by value
    [columns, find, data, directionOf, list, part],
  );
  const rows = useMemo(() => {
    const matching = found?.rows ?? [];
    return inOrder && !sortIn(columns, query.sort) ? inOrder(matching) : matching;
  }, [found, inOrder, query.sort, columns]);
  if (!isWhole) return undefined;
  return {
    rows,
    total: found?.total ?? 0,
    counts: found?.counts,
    sampleCount: found?.sampleCount,
    ...state,
    loadMore: undefined,
    isLoadingMore: false,
    moreFailure: undefined,
    isSearching: false,
    keepsVoid: false,
    download: undefined,
  };
}

/** The greatest number of rows that a refresh of a list fetches. */
const MOST_REFRESHED = 1_000;

/** Returns a function with the number of rows to fetch on a refresh: as many as are cached, also after the screen was left and entered again. */
function useCachedCount(list: ListName, part: string, rowsIn: (kept: unknown) => number) {
  const key = useListKey(list, part);
  const { cache } = useSWRConfig();
  return (pageSize: number): number =>
    Math.max(pageSize, Math.min(rowsIn(cache.get(unstable_serialize(key))?.data), MOST_REFRESHED));
}

interface Paged {
  /** The cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
}

interface Growing<Page> {
  list: ListName;
  /** The cache name of this view of the list. */
  part: string;
  page: Page | undefined;
}

/** Loads further pages of a list into its cached rows. The failure of a try is cleared by the next, and by a change of `part`. */
function useMore<Page extends Paged>(
  { list, part, page }: Growing<Page>,
  fetchAfter: (cursor: string) => Promise<Page>,
  joined: (page: Page, next: Page) => Page,
) {
  const key = useListKey(list, part);
  const { mutate } = useSWRConfig();
  const [growth, setGrowth] = useState<{ part: string; failure?: ApiFailure; isUnderWay?: boolean }>();
  const here = growth?.part === part ? growth : undefined;
  const cursor = page?.nextCursor;

  async function loadMore() {
    if (cursor === undefined || key === null || here?.isUnderWay) return;
    setGrowth({ part, isUnderWay: true });
    try {
      const next = await fetchAfter(cursor);
      // The list may have been refreshed meanwhile.
      const grown = (now?: Page) => (now?.nextCursor === cursor ? joined(now, next) : now);
      await mutate<Page>(key, grown, { revalidate: false });
      setGrowth({ part });
    } catch (error) {
      setGrowth({ part, failure: toApiFailure(error) });
    }
  }

  return {
    loadMore: cursor === undefined ? undefined : loadMore,
    isLoadingMore: here?.isUnderWay ?? false,
    moreFailure: here?.failure,
  };
}
