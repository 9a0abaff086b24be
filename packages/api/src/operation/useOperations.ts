import { operationExtensions } from '@motorpark/contract';
import type { Operation, OperationFilter } from '@motorpark/domain';
import { type ListOptions, useListData } from '../rows/lists';
import { partOf } from '../rows/part';
import type { RowSource } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import { type LedgerQuery, OPERATION_SORTS, narrowedLedger, searchOperations } from './operation.endpoints';

const OPERATIONS: RowSource<Operation, LedgerQuery> = {
  list: 'operations',
  call: operationExtensions.getOperations,
  sorts: OPERATION_SORTS,
  narrowing: narrowedLedger,
  search: searchOperations,
  all: () => searchOperations({}, { limit: 0 }),
};

/** Returns the operations that match a query, within the user's reach, newest first. Sales, deletions and approvals refresh them. */
export const useFoundOperations = (query: LedgerQuery, options?: ListOptions) =>
  useFoundRows<Operation, LedgerQuery>(OPERATIONS, query, options);

const NOTHING: readonly Operation[] = [];

/** Returns the newest `count` operations of a period and terminal, and their total number. */
export function useNewestOperations(filter: OperationFilter, count: number, options?: ListOptions) {
  const { data, ...state } = useListData(
    'operations',
    async () => await searchOperations(filter, { limit: count }),
    { ...options, part: partOf('newest', { ...filter, count }) },
  );
  return { operations: data?.rows ?? NOTHING, total: data?.total, isSample: data?.isSample, ...state };
}
