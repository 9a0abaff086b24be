import type { Operation, OperationFilter } from '@motorpark/domain';
import { type ListOptions } from '../client/lists';
import { useCountKept } from '../client/useCountKept';
import { useMore } from '../client/useMore';
import { recordOf } from '../reading';
import { joined, listOperations, newestOperations } from './operation.endpoints';
import type { OperationPage } from './readOperation';
import { partOf } from '../client/part';
import { useLedger } from './useLedger';

export interface OperationOptions extends ListOptions {
  /** How many are fetched at a time, 50 by default; a dashboard wants few. */
  pageSize?: number;
}

const NOTHING: Operation[] = [];

/**
 * The operations of a period, terminal and type, newest first, as many as were asked for so far: `loadMore` fetches the next page,
 * and is there as long as there is one. `total` counts them all. Sales, deletions and approvals refresh the list.
 */
export function useOperations(filter: OperationFilter = {}, options: OperationOptions = {}) {
  const { pageSize = 50, ...settings } = options;
  const part = partOf('list', { ...filter, pageSize });
  const countKept = useCountKept('operations', part, (kept) => {
    const { operations } = recordOf(kept);
    return Array.isArray(operations) ? operations.length : 0;
  });
  const { data, ...state } = useLedger(part, () => newestOperations(filter, countKept(pageSize)), settings);
  const more = useMore<OperationPage>(
    { list: 'operations', part, page: data },
    (cursor) => listOperations(filter, { cursor, limit: pageSize }),
    joined,
  );
  return { operations: data?.operations ?? NOTHING, total: data?.total, ...state, ...more };
}
