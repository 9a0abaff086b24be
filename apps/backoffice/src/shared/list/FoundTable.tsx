import type { ApiFailure, Counts, Download } from '@motorpark/api';
import { formatCount } from '@motorpark/domain';
import { Button, DataTable, type DataTableProps } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../LoadFailure';
import { ExportButton } from './ExportButton';
import { messages } from './messages';
import type { AskedList } from './useListQuery';
import { useScrollMemory } from './useScrollMemory';

/** The rows that a query asks for, as the hooks of `@motorpark/api` return them. */
export interface Found<Row> {
  rows: Row[];
  /** How many there are, loaded or not. */
  total: number;
  isLoading: boolean;
  /** Another query's rows are still shown. */
  isSearching: boolean;
  isRefreshing: boolean;
  /** By status, whatever the status asked for. */
  counts: Counts | undefined;
  failure: ApiFailure | undefined;
  refresh: () => Promise<void>;
  /** Fetches the next rows; undefined where there are no more. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  moreFailure: ApiFailure | undefined;
  /** All of it as a file; undefined if the server makes none. */
  download?: (() => Promise<Download>) | undefined;
}

export interface FoundTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'unseen' | 'loadingText' | 'rowMenu' | 'onOpen' | 'hrefOf'
> {
  found: Found<Row>;
  asked: AskedList;
  /** One of them, inside a sentence; without it `empty` is shown for every search. */
  one?: string;
  /** All of them. */
  many: string;
  /** Shown if there are none at all. */
  empty: string;
  /** What else can be done with the whole of it, beside its export; also where there is nothing yet. */
  besideExport?: ReactNode;
}

/** The table of every list: its rows come as one scrolls, and it says what is loading, what was not found and what went wrong. */
export function FoundTable<Row extends { id: string }>({
  found,
  asked,
  one,
  many,
  empty,
  besideExport,
  ...table
}: FoundTableProps<Row>) {
  const scrollMemory = useScrollMemory();
  const { rows, total, failure, moreFailure, loadMore, isLoadingMore } = found;
  const none = one !== undefined && asked.isNarrowed ? noneFound(one, asked) : empty;
  const fallback = messages.loadFailed(many);
  const mayLoadMore = loadMore && !isLoadingMore && !moreFailure && !found.isSearching;

  return (
    <DataTable
      {...table}
      rows={rows}
      searched={asked.text}
      rowKey={({ id }) => id}
      isLoading={found.isLoading || found.isSearching}
      failure={
        failure && <LoadFailure {...found} failure={failure} fallback={fallback} isBeside={rows.length > 0} />
      }
      emptyText={none}
      emptyAction={
        asked.isNarrowed ? (
          <Button onClick={asked.clear}>
            {asked.text.trim() === '' ? messages.showAll : messages.clear}
          </Button>
        ) : (
          besideExport
        )
      }
      footer={messages.shown(rows.length, formatCount(total), many)}
      sort={asked.query.sort}
      onSort={asked.sortBy}
      onNearEnd={mayLoadMore ? () => void loadMore() : undefined}
      more={
        moreFailure && loadMore ? (
          <LoadFailure failure={moreFailure} fallback={fallback} refresh={loadMore} />
        ) : (
          (isLoadingMore && messages.loadingMore) || (
            <>
              <ExportButton download={found.download} />
              {besideExport}
            </>
          )
        )
      }
      scrollMemory={scrollMemory}
    />
  );
}

/** What was not found. */
const noneFound = (one: string, { text, period, query: { status } }: AskedList): string =>
  messages.none(one, { status, text: text.trim(), isInPeriod: period !== undefined });
