import { operationExtensions } from '@motorpark/contract';
import type { Operation, OperationFilter } from '@motorpark/domain';
import { dayOfInstant } from '../client/dayOf';
import type { ListOptions } from '../client/lists';
import { partOf } from '../client/part';
import { useFoundRows } from '../client/useFoundRows';
import { narrowedLedger, searchOperations, type LedgerQuery } from './operation.endpoints';
import { OPERATION_SORTS, shownByOperation } from './shownByOperation';
import { SAMPLE_OPERATIONS } from '../core/operations';
import { useLedger, useLedgerSource } from './useLedger';

/**
 * Returns the operations that match a query, within the user's reach, newest first. Sales, deletions and approvals refresh them. The samples' terminals have no
 * ids.
 */
export function useFoundOperations(query: LedgerQuery, options?: ListOptions) {
  const source = useLedgerSource();
  const found = useFoundRows<Operation, LedgerQuery>(
    {
      list: 'operations',
      call: operationExtensions.getOperations,
      searchedWith: 'operations',
      search: searchOperations,
      narrowing: narrowedLedger,
      all: async () => [...SAMPLE_OPERATIONS],
      shownBy: shownByOperation,
      matches: ({ type }, filter) => filter.type === undefined || type === filter.type,
      dayOf: ({ at }) => dayOfInstant(at),
      sorts: OPERATION_SORTS,
    },
    query,
    options,
  );
  return { source, ...found };
}

interface Newest {
  rows: readonly Operation[];
  total: number;
}

const NOTHING: readonly Operation[] = [];
const NEWEST_SAMPLES: Newest = { rows: SAMPLE_OPERATIONS, total: SAMPLE_OPERATIONS.length };

/** Returns the newest `count` operations of a period and terminal, and their total number. */
export function useNewestOperations(filter: OperationFilter, count: number, options?: ListOptions) {
  const { data, ...state } = useLedger(
    partOf('newest', { ...filter, count }),
    {
      load: async (): Promise<Newest> => await searchOperations(filter, { limit: count }),
      sample: NEWEST_SAMPLES,
    },
    options,
  );
  return { operations: data?.rows ?? NOTHING, total: data?.total, ...state };
}
