import { type Direction, displayStatus } from '@motorpark/domain';
import { useDeferredValue, useMemo } from 'react';
import type { CompleteLists } from '../port/backend';
import { useBackend } from '../backend/useBackend';
import { useMay } from '../backend/useMay';
import { recordOf } from '../reading';
import { type ListQuery, type Listed, countByStatus, joinedRows, queryAtRest, sortIn } from '../port/found';
import { useListData, type ListOptions } from './lists';
import { partOf } from './part';
import type { RowSource } from './rowsOfCall';
import { useCachedCount } from './useCachedCount';
import { useDebounced } from './useDebounced';
import { useMore } from './useMore';

const PAGE_SIZE = 100;
/** The server's limit for one page. */
const MOST_PER_PAGE = 200;
/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 250;

/** A source with what the user's terminal and the current time decide. */
interface FoundSource<Row, Query extends ListQuery> extends RowSource<Row, Query> {
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
  const complete = useBackend()?.complete;
  const paged = usePages(source, query, { ...options, isOff: complete !== undefined });
  const whole = useWhole(source, query, { ...options, complete });
  const mayExport = useMay()('list.export') === true;
  return {
    ...(complete ? whole : paged),
    /** Downloads all matching rows as a file; undefined if the server cannot export. */
    download: mayExport
      ? async () => (await import('./download')).downloadList(source, queryAtRest(query, typedIn(query)))
      : undefined,
  };
}

const typedIn = ({ text = '' }: ListQuery): string => text.trim();

interface PageOptions extends ListOptions {
  isOff: boolean;
}

function usePages<Row extends Listed, Query extends ListQuery>(
  source: FoundSource<Row, Query>,
  query: Query,
  options: PageOptions,
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
    isSample: data?.isSample,
    sampleCount: undefined,
    ...state,
    ...more,
    loadMore,
    isLoading: data === undefined && state.failure === undefined,
    isSearching: typed !== text || (!isCurrent && isLoading),
  };
}

interface WholeOptions extends ListOptions {
  complete: CompleteLists | undefined;
}

function useWhole<Row extends Listed, Query extends ListQuery>(
  { list, all, sorts, directionOf, inOrder }: FoundSource<Row, Query>,
  query: Query,
  { complete, ...options }: WholeOptions,
) {
  const { data, ...state } = useListData(list, all, { ...options, isOff: !complete });
  const text = useDeferredValue(typedIn(query));
  const part = partOf('whole', queryAtRest(query, text));
  const found = useMemo(
    () => data && complete?.find(list, data, queryAtRest(query, text), directionOf),
    // oxlint-disable-next-line react/exhaustive-deps -- `part` is the query by value
    [complete, data, directionOf, list, part],
  );
  const rows = useMemo(() => {
    const matching = found?.rows ?? [];
    return inOrder && !sortIn(sorts, query.sort) ? inOrder(matching) : matching;
  }, [found, inOrder, query.sort, sorts]);
  return {
    rows,
    total: found?.total ?? 0,
    counts: found?.counts,
    isSample: found?.isSample,
    sampleCount: found?.sampleCount,
    ...state,
    loadMore: undefined,
    isLoadingMore: false,
    moreFailure: undefined,
    isSearching: false,
  };
}
