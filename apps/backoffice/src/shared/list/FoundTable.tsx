import type { ApiFailure, Counts, Download } from '@motorpark/api';
import { formatCount } from '@motorpark/domain';
import { Button, DataTable, type DataTableProps, type ScrollMemory } from '@motorpark/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../LoadFailure';
import { ExportButton } from './ExportButton';
import { entryReturnedTo, noteVisit } from './lastVisits';
import { messages } from './messages';
import type { ListQueryState } from './useListQuery';

/** The rows that match a query, as the hooks of `@motorpark/api` return them. */
export interface Found<Row> {
  rows: Row[];
  /** The total number, loaded or not. */
  total: number;
  isLoading: boolean;
  /** Whether another query's rows are still shown. */
  isSearching: boolean;
  isRefreshing: boolean;
  /** By status, independent of the query's status. */
  counts: Counts | undefined;
  /** The figure of each card by status, a sample. */
  sampleCount?: number | undefined;
  failure: ApiFailure | undefined;
  refresh: () => Promise<void>;
  /** Loads the next rows; undefined if there are no more. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  moreFailure: ApiFailure | undefined;
  /** Downloads all rows as a file; undefined if the server cannot export. */
  download?: (() => Promise<Download>) | undefined;
}

export interface FoundTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'searchOnlyFields' | 'loadingText' | 'rowMenu' | 'onOpen' | 'hrefOf'
> {
  found: Found<Row>;
  listQuery: ListQueryState;
  /** The noun in the singular, inside a sentence; without it `empty` is shown for every search. */
  one?: string;
  many: string;
  /** The text if there are no records at all. */
  empty: string;
  /** Actions on the whole list, beside its export; also shown if the list is empty. */
  extraActions?: ReactNode;
}

/** The table of every list: loads rows on scrolling, and shows loading, empty and failure states. */
export function FoundTable<Row extends { id: string }>({
  found,
  listQuery,
  one,
  many,
  loadingText = messages.loading(many),
  empty,
  extraActions,
  ...table
}: FoundTableProps<Row>) {
  const scrollMemory = useScrollMemory();
  const { rows, total, failure, moreFailure, loadMore, isLoadingMore } = found;
  const none = one !== undefined && listQuery.isNarrowed ? noneFound(one, listQuery) : empty;
  const fallback = messages.loadFailed(many);
  const mayLoadMore = loadMore && !isLoadingMore && !moreFailure && !found.isSearching;

  return (
    <DataTable
      {...table}
      loadingText={loadingText}
      rows={rows}
      searched={listQuery.text}
      rowKey={({ id }) => id}
      isLoading={found.isLoading || found.isSearching}
      failure={
        failure && <LoadFailure {...found} failure={failure} fallback={fallback} isInline={rows.length > 0} />
      }
      emptyText={none}
      emptyAction={
        listQuery.isNarrowed ? (
          <Button onClick={listQuery.clear}>
            {listQuery.text.trim() === '' ? messages.showAll : messages.clear}
          </Button>
        ) : (
          extraActions
        )
      }
      footer={messages.shown(rows.length, formatCount(total), many)}
      sort={listQuery.query.sort}
      onSort={listQuery.sortBy}
      onNearEnd={mayLoadMore ? () => void loadMore() : undefined}
      more={
        moreFailure && loadMore ? (
          <LoadFailure failure={moreFailure} fallback={fallback} refresh={loadMore} />
        ) : (
          (isLoadingMore && messages.loadingMore) || (
            <>
              <ExportButton download={found.download} />
              {extraActions}
            </>
          )
        )
      }
      scrollMemory={scrollMemory}
    />
  );
}

/** Returns the text if nothing matches. */
const noneFound = (one: string, { text, period, query: { status } }: ListQueryState): string =>
  messages.none(one, { status, text: text.trim(), isInPeriod: period !== undefined });

/** The scroll positions of this tab's lists, by entry of the browser's history. */
const places = new Map<string, number>();

/** Restores a list's scroll position after back, forward or the back link of a form; any other link starts at its top. */
function useScrollMemory(): ScrollMemory {
  const location = useLocation();
  const visit = useMemo(
    () => ({ address: location.pathname + location.search, entry: entryOf(location.key) }),
    [location],
  );
  useEffect(() => noteVisit(visit), [visit]);
  return useMemo(() => {
    const { address, entry } = visit;
    return {
      read() {
        const before = entryReturnedTo(address) ?? '';
        return places.get(entry) ?? places.get(before) ?? 0;
      },
      write: (offset) => void places.set(entry, offset),
    };
  }, [visit]);
}

/**
 * Returns the name of an entry in the browser's history. The router names its own entries; those that plain links have made are all `default`, and are named
 * here.
 */
function entryOf(key: string): string {
  if (key !== 'default') return key;
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known && typeof known.key === 'string') return known.key;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ ...known, key: name }, '');
  return name;
}
