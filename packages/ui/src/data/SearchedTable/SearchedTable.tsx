import { formatCount } from '@motorpark/domain';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../../controls';
import { useLocale } from '../../locale';
import { DataTable, type DataTableProps } from '../DataTable/DataTable';
import { listTexts } from '../listTexts';

/** The rows that match a query, as far as they are loaded. */
export interface FoundRows<Row> {
  rows: readonly Row[];
  /** The total number, loaded or not. */
  total: number;
  isLoading: boolean;
  /** Whether another query's rows are still shown. */
  isSearching: boolean;
  /** By status, independent of the query's status; null if a status is not counted. Undefined until they are loaded. */
  counts?: Readonly<Record<string, number | null>> | undefined;
  /** The figure of each card by status, a sample. */
  sampleCount?: number | undefined;
  /** Loads the next rows; undefined if there are no more. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
}

/** The query of a list as the user set it, and functions that change it. */
export interface ListControls {
  query: { status?: string | undefined; sort?: string | undefined };
  /** The search text as typed. */
  text: string;
  type: (text: string) => void;
  choose: (status: string | undefined) => void;
  /** Undefined for all dates. */
  period: object | undefined;
  sortBy: (sort: string | undefined) => void;
  /** Whether any filter or search differs from the list's default. */
  isNarrowed: boolean;
  /** Resets the list to its default. */
  clear: () => void;
}

export interface SearchedTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'searchOnlyFields' | 'loadingText' | 'rowMenu' | 'onOpen' | 'hrefOf' | 'scrollMemory'
> {
  /** The rows that were found so far, and whether there are more. */
  found: FoundRows<Row>;
  /** Search, order and page of the list, as its address has them. */
  listQuery: ListControls;
  /** The noun in the singular, inside a sentence; without it `empty` is shown for every search. */
  one?: string | undefined;
  /** What several rows are called: "tickets". */
  many: string;
  /** The text if there are no records at all. */
  empty: string;
  /** Shown if the rows could not be loaded; above them if there are some. */
  failure?: ReactNode;
  /** Shown at the end of the rows if the next ones could not be loaded. */
  moreFailure?: ReactNode;
  /** The button that exports the list, below its rows. */
  exportButton?: ReactNode;
  /** Actions on the whole list, beside its export; also shown if the list is empty. */
  extraActions?: ReactNode;
}

/** The table of a searched list: loads rows on scrolling, and shows loading, empty and failure states. */
export function SearchedTable<Row extends { id: string }>({
  found,
  listQuery,
  one,
  many,
  loadingText,
  empty,
  failure,
  moreFailure,
  exportButton,
  extraActions,
  ...table
}: SearchedTableProps<Row>) {
  const texts = listTexts(useLocale().say);
  // With the rows: no key waits until each row has been looked through for it.
  const searched = useDeferredValue(listQuery.text);
  const { rows, total, loadMore, isLoadingMore, isSearching } = found;
  const none = one !== undefined && listQuery.isNarrowed ? noneFound(texts, one, listQuery) : empty;
  const mayLoadMore = loadMore && !isLoadingMore && !moreFailure && !isSearching;
  return (
    <DataTable
      {...table}
      loadingText={loadingText ?? texts.loading(many)}
      rows={rows}
      searched={searched}
      rowKey={({ id }) => id}
      isLoading={found.isLoading || isSearching}
      failure={failure}
      emptyText={none}
      emptyAction={
        listQuery.isNarrowed ? (
          <Button onPress={listQuery.clear}>
            {listQuery.text.trim() === '' ? texts.showAll : texts.clear}
          </Button>
        ) : (
          extraActions
        )
      }
      footer={texts.shown(rows.length, formatCount(total), many)}
      sort={listQuery.query.sort}
      onSort={listQuery.sortBy}
      onNearEnd={mayLoadMore ? () => void loadMore() : undefined}
      more={
        (loadMore && moreFailure) ||
        (isLoadingMore && texts.loadingMore) || (
          <>
            {exportButton}
            {extraActions}
          </>
        )
      }
    />
  );
}

/** Returns the text if nothing matches. */
const noneFound = (
  texts: ReturnType<typeof listTexts>,
  one: string,
  { text, period, query: { status } }: ListControls,
): string => texts.none(one, { status, text: text.trim(), isInPeriod: period !== undefined });
