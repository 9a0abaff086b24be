import type { Counts } from '@motorpark/api';
import { formatCount } from '@motorpark/domain';
import { CountFilter } from '@motorpark/ui';
import type { ListQueryState } from './useListQuery';

interface StatusCountsProps {
  /** The label: "Tickets by status". */
  label: string;
  /** The statuses in their order. */
  statuses: readonly string[];
  counts: Counts | undefined;
  listQuery: ListQueryState;
}

/** The number of rows by status, which is also the filter by status. */
export function StatusCounts({ label, statuses, counts, listQuery }: StatusCountsProps) {
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
