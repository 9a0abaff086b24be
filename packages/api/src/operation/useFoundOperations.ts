import { OPERATION_LIST, operationExtensions } from '@motorpark/contract';
import type { Operation } from '@motorpark/domain';
import type { RowSource } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import type { ListOptions } from '../rows/useListData';
import { type LedgerQuery, narrowedLedger, searchOperations } from './operation.endpoints';

const OPERATIONS: RowSource<Operation, LedgerQuery> = {
  list: 'operations',
  call: operationExtensions.getOperations,
  narrowing: narrowedLedger,
  search: searchOperations,
  all: () => searchOperations({}, { limit: 0 }),
};

/** Returns the operations that match a query, within the user's reach, newest first. Sales, deletions and approvals refresh them. */
export const useFoundOperations = (query: LedgerQuery, options?: ListOptions) =>
  useFoundRows<Operation, LedgerQuery>({ ...OPERATIONS, columns: OPERATION_LIST }, query, options);
