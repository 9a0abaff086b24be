import { expenseCodec, operationExtensions } from '@motorpark/contract';
import type { OperationDetails } from '@motorpark/domain';
import { request } from '../backend/connection';
import { useListData } from '../rows/useListData';
import { mustRead, recordIn, recordOf, textOf } from '../reading';
import { readTicket } from '../ticket/readTicket';
import { readWaybill } from '../waybill/readWaybill';
import { readOperation } from './readOperation';

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
    passengerEmail: textOf(row['passenger_email']),
    ticket: ticket === undefined ? undefined : readTicket(recordOf(ticket)),
    waybill: waybill === undefined ? undefined : readWaybill(recordOf(waybill)),
    expense: expense === undefined ? undefined : expenseCodec.read(expense),
  };
}
