import type { OperationFilter } from '@motorpark/domain';
import { type ListOptions, useListData } from '../rows/lists';
import { partOf } from '../rows/part';
import { loadSummary } from './operation.endpoints';

/**
 * Returns the figures of a period and terminal, the sums of what `useFoundOperations` lists for the same filter, and the current counts by status. Sales,
 * deletions, approvals and changes of status refresh them.
 */
export function useSummary(filter: Omit<OperationFilter, 'type'> = {}, options: ListOptions = {}) {
  const { from, to, terminalId, personId, method, shiftId } = filter;
  const query = { from, to, terminalId, personId, method, shiftId };
  const { data: summary, ...state } = useListData('operations', () => loadSummary(query), {
    ...options,
    part: partOf('summary', query),
  });
  return { summary, ...state };
}
