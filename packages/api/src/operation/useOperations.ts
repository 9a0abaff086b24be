import { operationExtensions } from '@motorpark/contract';
import type { Operation, OperationFilter, OperationDetails } from '@motorpark/domain';
import { type ListOptions, useListData } from '../rows/lists';
import { partOf } from '../rows/part';
import type { RowSource } from '../rows/rowsOfCall';
import { useFoundRows } from '../rows/useFoundRows';
import {
  type LedgerQuery,
  OPERATION_SORTS,
  narrowedLedger,
  searchOperations,
  loadSummary,
} from './operation.endpoints';
import { request } from '../backend/connection';
import { readExpense } from '../expense/readExpense';
import { mustRead, recordIn, recordOf, textOf } from '../reading';
import { readTicket } from '../ticket/readTicket';
import { readWaybill } from '../waybill/readWaybill';
import { readOperation } from './readOperation';

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

export const loadOperation = async (id: string): Promise<OperationDetails> =>
  readOperationDetails(await request(operationExtensions.getOperation, { id }));

/** Returns one operation with its ticket, waybill or expense; `failure` has status 404 if it does not exist. */
export function useOperation(id: string) {
  const part = JSON.stringify(['one', id]);
  const { data: operation, ...state } = useListData('operations', () => loadOperation(id), { part });
  return { operation, ...state };
}

/** Reads an operation with its ticket, waybill or expense. Throws if its type is unknown. */
function readOperationDetails(body: unknown): OperationDetails {
  const row = recordIn(body);
  const { ticket, waybill, expense } = row;
  return {
    ...mustRead(readOperation(row)),
    isSample: row['is_sample'] === true || undefined,
    passengerEmail: textOf(row['passenger_email']),
    ticket: ticket === undefined ? undefined : readTicket(recordOf(ticket)),
    waybill: waybill === undefined ? undefined : readWaybill(recordOf(waybill)),
    expense: expense === undefined ? undefined : readExpense(recordOf(expense)),
  };
}
