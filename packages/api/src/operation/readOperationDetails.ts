import type { OperationDetails } from '@motorpark/domain';
import { readExpense } from '../expense/readExpense';
import { mustRead, recordIn, recordOf, textOf } from '../reading';
import { readTicket } from '../ticket/readTicket';
import { readWaybill } from '../waybill/readWaybill';
import { readOperation } from './readOperation';

/** Reads an operation with its ticket, waybill or expense. Throws if its type is unknown. */
export function readOperationDetails(body: unknown): OperationDetails {
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
