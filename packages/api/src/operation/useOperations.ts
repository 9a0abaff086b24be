import type { Operation, OperationFilter } from '@motorpark/domain';
import { useServerCan } from '../access/useCapabilities';
import { dayOfInstant } from '../client/dayOf';
import type { ListOptions } from '../client/lists';
import { partOf } from '../client/part';
import { useFoundRows } from '../client/useFoundRows';
import { searchOperations, type LedgerQuery } from './operation.endpoints';
import { OPERATION_SORTS, shownByOperation } from './shownByOperation';
import { useLedger } from './useLedger';

/**
 * The operations that a query asks for: within the person's reach, newest first. Sales, deletions and approvals refresh them. `isSample`
 * where the server keeps no ledger and these are samples, in which terminals have no ids.
 */
export function useFoundOperations(query: LedgerQuery, samples: readonly Operation[], options?: ListOptions) {
  const isSample = useServerCan('operations') === false;
  const found = useFoundRows<Operation, LedgerQuery>(
    {
      list: 'operations',
      searchedWith: 'operations',
      search: searchOperations,
      all: async () => [...samples],
      shownBy: shownByOperation,
      matches: ({ type }, asked) => asked.type === undefined || type === asked.type,
      dayOf: ({ at }) => dayOfInstant(at),
      sorts: OPERATION_SORTS,
    },
    query,
    options,
  );
  return { isSample, ...found };
}

const NOTHING: Operation[] = [];

/** The newest so many operations of a period and terminal, and how many there are in all. */
export function useNewestOperations(filter: OperationFilter, count: number, options?: ListOptions) {
  const { data, ...state } = useLedger(
    partOf('newest', { ...filter, count }),
    () => searchOperations(filter, { limit: count }),
    options,
  );
  return { operations: data?.rows ?? NOTHING, total: data?.total, ...state };
}
