import type { Operation, OperationFilter, Summary } from '@motorpark/domain';
import { type OperationQuery, operationExtensions } from '@motorpark/contract';
import { request } from '../client/connection';
import { readFound, searchOf, type ListQuery } from '../client/found';
import type { RowSource } from '../client/useFoundRows';
import { readOperation } from './readOperation';
import { readSummary } from './readSummary';
import { OPERATION_SORTS } from './shownByOperation';

/** Which operations: of the ledger of a terminal, of a type, and what any list is asked for. */
export interface LedgerQuery extends ListQuery, OperationFilter {}

/** Some of the operations that a query asks for. */
export const searchOperations: RowSource<Operation, LedgerQuery>['search'] = async (query, page) => {
  const { status: _status, direction: _direction, ...search } = searchOf(query, page, OPERATION_SORTS);
  const payload = { ...search, ...narrowedLedger(query) };
  return readFound(await request(operationExtensions.getOperations, { payload }), readOperation);
};

/** Which operations, beside what any list is asked for. */
export const narrowedLedger = ({ type, ...filter }: LedgerQuery) => ({
  ...ledgerOf(filter),
  ...(type !== undefined && { type }),
});

export const loadSummary = async ({ from, to, ...filter }: Omit<OperationFilter, 'type'>): Promise<Summary> =>
  readSummary(
    await request(operationExtensions.getSummary, {
      payload: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...ledgerOf(filter),
      },
    }),
  );

const ledgerOf = ({
  terminalId,
  personId,
  method,
  shiftId,
}: Pick<OperationFilter, 'terminalId' | 'personId' | 'method' | 'shiftId'>): OperationQuery => ({
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(personId !== undefined && { person_id: personId }),
  ...(method !== undefined && { method }),
  ...(shiftId !== undefined && { shift_id: shiftId }),
});
