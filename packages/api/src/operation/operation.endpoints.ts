import { EARNER_KINDS, type Operation, type OperationFilter, type Summary } from '@motorpark/domain';
import { type OperationQuery, operationExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { personAndTerminal } from '../rows/personAndTerminal';
import { searchOf, type ListQuery } from '../port/found';
import type { RowSource } from '../rows/rowsOfCall';

/** Filters operations by terminal, person, payment method, shift and type, besides the filters of any list. */
export interface LedgerQuery extends ListQuery, OperationFilter {}

export const searchOperations: RowSource<Operation, LedgerQuery>['search'] = (query, page) => {
  const { status: _status, direction: _direction, ...search } = searchOf(query, page);
  return request(operationExtensions.getOperations, { payload: { ...search, ...narrowedLedger(query) } });
};

/** Returns the ledger's own filters in the contract's terms. */
export const narrowedLedger = ({ type, ...filter }: LedgerQuery) => ({
  ...ledgerOf(filter),
  ...(type !== undefined && { type }),
});

export const loadSummary = ({ from, to, type, text, ...filter }: OperationFilter): Promise<Summary> =>
  request(operationExtensions.getSummary, {
    payload: {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(type !== undefined && { type }),
      ...(text !== undefined && text !== '' && { q: text }),
      ...ledgerOf(filter),
    },
  });

const ledgerOf = ({
  method,
  shiftId,
  earners = {},
  ...by
}: Omit<OperationFilter, 'type' | 'from' | 'to'>): OperationQuery => ({
  ...Object.fromEntries(
    EARNER_KINDS.flatMap((kind) => (earners[kind] === undefined ? [] : [[`${kind}_id`, earners[kind]]])),
  ),
  ...personAndTerminal(by),
  ...(method !== undefined && { method }),
  ...(shiftId !== undefined && { shift_id: shiftId }),
});
