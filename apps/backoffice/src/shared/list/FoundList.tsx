import { type Counts, useHas } from '@motorpark/api';
import { VOID, formatCount } from '@motorpark/domain';
import {
  CountFilter,
  Filters,
  NONE,
  SearchBox,
  SelectField,
  SummaryCard,
  SummaryCards,
  Toolbar,
} from '@motorpark/ui';
import type { ReactNode } from 'react';
import { FoundTable, type FoundTableProps } from './FoundTable';
import type { ListQueryState } from './useListQuery';
import { messages } from './messages';

interface FoundListProps<Row> extends FoundTableProps<Row> {
  /** The cards above the list: their label, and the statuses in their order. `hasVoid`: the Filter also has the void ones, where the server keeps them. */
  cards?: { label: string; statuses: readonly string[]; hasVoid?: boolean } | undefined;
  /** The label of the counts in one line, and the statuses in their order. */
  counted?: { label: string; statuses: readonly string[] } | undefined;
  search: { label: string; hint?: string };
  /** The main action, at the end of the toolbar. */
  primary?: ReactNode;
  filters?: ReactNode;
}

export function FoundList<Row extends { id: string }>(props: FoundListProps<Row>) {
  const { cards, counted, search, primary, filters, ...table } = props;
  const { listQuery, found } = table;
  const keepsVoid = useHas()('voids');
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
            statuses={cards.hasVoid && keepsVoid ? [...cards.statuses, VOID] : cards.statuses}
            listQuery={listQuery}
          />
        )}
        {filters}
      </Toolbar>
      <FoundTable {...table} />
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
  counts: Counts | undefined;
  isLoading: boolean;
  listQuery: ListQueryState;
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
  counts: Counts | undefined;
  listQuery: ListQueryState;
}

/** The number of rows by status, which is also the filter by status. */
function StatusCounts({ label, statuses, counts, listQuery }: StatusCountsProps) {
  return (
    <CountFilter
      label={label}
      options={statuses.map((status) => ({
        value: status,
        label: status,
        count: inWords(counts && (counts[status] === undefined ? 0 : counts[status])),
      }))}
      value={listQuery.query.status}
      onChange={listQuery.choose}
    />
  );
}

const inWords = (count: number | null | undefined) =>
  typeof count === 'number' ? formatCount(count) : undefined;

const ALL = 'all';

interface StatusFilterProps {
  statuses: readonly string[];
  listQuery: ListQueryState;
}

const StatusFilter = ({ statuses, listQuery }: StatusFilterProps) => (
  <Filters>
    <SelectField
      label={messages.filter}
      isLabelHidden
      name="status"
      value={listQuery.query.status ?? ALL}
      options={[
        { value: ALL, label: messages.allStatuses },
        ...statuses.map((value) => ({ value, label: value === VOID ? messages.void : value })),
      ]}
      onChange={(status) => listQuery.choose(status === ALL ? undefined : status)}
    />
  </Filters>
);
