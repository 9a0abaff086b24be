import { VOID, formatCount } from '@motorpark/domain';
import type { ReactNode } from 'react';
import { CountFilter, SearchBox, SelectField } from '../../controls';
import { Filters, Toolbar } from '../../layout';
import { useLocale } from '../../locale';
import { listTexts } from '../listTexts';
import { NONE } from '../missing';
import {
  type FoundRows,
  type ListControls,
  SearchedTable,
  type SearchedTableProps,
} from '../SearchedTable/SearchedTable';
import { SummaryCard, SummaryCards } from '../SummaryCard/SummaryCard';

export interface SearchedListProps<Row> extends SearchedTableProps<Row> {
  /** The cards above the list: their label, and the statuses in their order. `hasVoid`: the Filter also has the void ones. */
  cards?: { label: string; statuses: readonly string[]; hasVoid?: boolean | undefined } | undefined;
  /** The label of the counts in one line, and the statuses in their order; of many only those that something has (`onlyFound`). */
  counted?: { label: string; statuses: readonly string[]; onlyFound?: boolean } | undefined;
  /** Label and hint of the search box. */
  search: { label: string; hint?: string | undefined };
  /** The main action, at the end of the toolbar. */
  primary?: ReactNode;
  filters?: ReactNode;
}

/** The frame of a searched list: counts by status, search and filters above its table. */
export function SearchedList<Row extends { id: string }>(props: SearchedListProps<Row>) {
  const { cards, counted, search, primary, filters, ...table } = props;
  const { listQuery, found } = table;
  return (
    <>
      {cards && (
        <StatusCards
          label={cards.label}
          statuses={cards.statuses}
          sample={found.sampleCount}
          counts={found.counts}
          isLoading={found.isLoading}
          listQuery={listQuery}
        />
      )}
      {counted && <StatusCounts {...counted} counts={found.counts} listQuery={listQuery} />}
      <Toolbar primary={primary}>
        <SearchBox {...search} value={listQuery.text} onChange={listQuery.type} />
        {cards && (
          <StatusFilter
            statuses={cards.hasVoid ? [...cards.statuses, VOID] : cards.statuses}
            listQuery={listQuery}
          />
        )}
        {filters}
      </Toolbar>
      <SearchedTable {...table} />
    </>
  );
}

interface StatusCardsProps {
  /** The label: "Tickets by status". */
  label: string;
  /** The statuses in their order. */
  statuses: readonly string[];
  /** The figure of each card on a server that counts nothing. */
  sample?: number | undefined;
  /** Undefined until they are loaded. */
  counts: FoundRows<unknown>['counts'];
  isLoading: boolean;
  listQuery: ListControls;
}

/** The number of rows by status, a card each; a press filters the list by that status. */
function StatusCards({ label, statuses, sample, counts, isLoading, listQuery }: StatusCardsProps) {
  const chosen = listQuery.query.status;
  const figureOf = (status: string) => {
    if (!counts) return NONE;
    const count = counts[status] === undefined ? 0 : counts[status];
    return count === null ? NONE : formatCount(count);
  };
  return (
    <SummaryCards label={label}>
      {statuses.map((status) => (
        <SummaryCard
          key={status}
          label={status}
          value={sample ?? figureOf(status)}
          isSample={sample !== undefined}
          isLoading={sample === undefined && isLoading && !counts}
          isPressed={status === chosen}
          onPress={() => listQuery.choose(status === chosen ? undefined : status)}
        />
      ))}
    </SummaryCards>
  );
}

interface StatusCountsProps {
  /** The label: "Tickets by status". */
  label: string;
  /** The statuses in their order. */
  statuses: readonly string[];
  onlyFound?: boolean | undefined;
  counts: FoundRows<unknown>['counts'];
  listQuery: ListControls;
}

/** The number of rows by status, which is also the filter by status. */
function StatusCounts({ label, statuses, onlyFound = false, counts, listQuery }: StatusCountsProps) {
  const chosen = listQuery.query.status;
  const isFound = (status: string) => counts?.[status] === null || Boolean(counts?.[status]);
  const shown = statuses.filter((status) => !onlyFound || status === chosen || isFound(status));
  return (
    <CountFilter
      label={label}
      options={shown.map((status) => ({
        value: status,
        label: status,
        count: inWords(counts && (counts[status] === undefined ? 0 : counts[status])),
      }))}
      value={chosen}
      onChange={listQuery.choose}
    />
  );
}

const inWords = (count: number | null | undefined) =>
  typeof count === 'number' ? formatCount(count) : undefined;

const ALL = 'all';

interface StatusFilterProps {
  statuses: readonly string[];
  listQuery: ListControls;
}

function StatusFilter({ statuses, listQuery }: StatusFilterProps) {
  const texts = listTexts(useLocale().say);
  return (
    <Filters>
      <SelectField
        label={texts.filter}
        isLabelHidden
        name="status"
        value={listQuery.query.status ?? ALL}
        options={[
          { value: ALL, label: texts.allStatuses },
          ...statuses.map((value) => ({ value, label: value === VOID ? texts.void : value })),
        ]}
        onChange={(status) => listQuery.choose(status === ALL ? undefined : status)}
      />
    </Filters>
  );
}
