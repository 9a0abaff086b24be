import type { Operation, OperationFilter } from '@motorpark/domain';
import { type ListOptions, useListData } from '../rows/useListData';
import { partOf } from '../rows/part';
import { useDebounced } from '../rows/useDebounced';
import { loadSummary, searchOperations } from './operation.endpoints';

/** The pause after typing, as in the list below the figures. */
const DEBOUNCE_MS = 250;

const NOTHING: readonly Operation[] = [];

/** Returns the newest `count` operations of a period and terminal, and their total number. */
export function useNewestOperations(filter: OperationFilter, count: number, options?: ListOptions) {
  const { data, ...state } = useListData(
    'operations',
    async () => await searchOperations(filter, { limit: count }),
    { ...options, part: partOf('newest', { ...filter, count }) },
  );
  return { operations: data?.rows ?? NOTHING, total: data?.total, ...state };
}

/**
 * Returns the figures of a period and terminal, the sums of what `useFoundOperations` lists for the same filter, and the current counts by status. Sales,
 * deletions, approvals and changes of status refresh them.
 */
export function useSummary(filter: OperationFilter = {}, options: ListOptions = {}) {
  const { from, to, terminalId, type, personId, method, shiftId, earners } = filter;
  const text = useDebounced(filter.text?.trim() ?? '', DEBOUNCE_MS);
  const query = { from, to, terminalId, type, personId, method, shiftId, earners, text };
  const { data: summary, ...state } = useListData('operations', () => loadSummary(query), {
    ...options,
    part: partOf('summary', query),
  });
  return { summary, ...state };
}
