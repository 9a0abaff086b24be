import type { OperationFilter } from '@motorpark/domain';
import { useSession } from '../access/session';
import type { ListOptions } from '../client/lists';
import { SAMPLE_SUMMARY } from '../core/operations';
import { loadSummary } from './operation.endpoints';
import { partOf } from '../client/part';
import { useLedger } from './useLedger';

/**
 * Returns the figures of a period and terminal, the sums of what `useFoundOperations` lists for the same filter, and the current counts by status. Sales,
 * deletions, approvals and changes of status refresh them.
 */
export function useSummary(filter: Omit<OperationFilter, 'type'> = {}, options: ListOptions = {}) {
  const { from, to, terminalId, personId, method, shiftId } = filter;
  const { role = 'admin' } = useSession() ?? {};
  const query = { from, to, terminalId, personId, method, shiftId };
  const { data: summary, ...state } = useLedger(
    partOf('summary', query),
    { load: () => loadSummary(query), sample: SAMPLE_SUMMARY[role] },
    options,
  );
  return { summary, ...state };
}
