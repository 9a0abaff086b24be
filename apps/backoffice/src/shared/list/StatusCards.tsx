import type { Counts } from '@motorpark/api';
import { formatCount } from '@motorpark/domain';
import { NONE, SummaryCard, SummaryCards } from '@motorpark/ui';
import type { ListQueryState } from './useListQuery';

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
export function StatusCards({ label, statuses, sample, counts, isLoading, listQuery }: StatusCardsProps) {
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
