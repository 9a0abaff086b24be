import { isOperationType, type Operation, type OperationDetails } from '@motorpark/domain';
import { readExpense } from '../expense/readExpense';
import { apiFailure } from '../failure/failure';
import { idOf, instantOf, koboOf, read, recordIn, recordOf, textOf, type Fields } from '../reading';
import { readTicket } from '../ticket/readTicket';
import { readWaybill } from '../waybill/readWaybill';

/** A line of the ledger; undefined if it is of no type that we know, or without an amount: money is never guessed. */
export function readOperation(row: Fields, place = 0): Operation | undefined {
  const type = textOf(row['type']) ?? '';
  const amount = koboOf(row['amount']);
  if (!isOperationType(type) || amount === undefined) return undefined;
  const route = recordOf(row['route']);
  const [origin, destination] = [textOf(route['origin']), textOf(route['destination'])];
  return {
    id: idOf(row, place),
    type,
    description: textOf(row['description']) ?? '',
    amount,
    at: instantOf(read(row, 'timestamp', 'at')) ?? '',
    route: origin !== undefined && destination !== undefined ? { origin, destination } : undefined,
    location: textOf(row['location']),
    terminal: textOf(row['terminal']),
    by: textOf(row['by']),
    isReversal: row['is_reversal'] === true,
  };
}

/** One operation with what it is about. One of a type that we don't know is a failure. */
export function readOperationDetails(body: unknown): OperationDetails {
  const row = recordIn(body);
  const operation = readOperation(row);
  if (!operation) throw apiFailure({ kind: 'unknown' });
  const { ticket, waybill, expense } = row;
  return {
    ...operation,
    ticket: ticket === undefined ? undefined : readTicket(recordOf(ticket)),
    waybill: waybill === undefined ? undefined : readWaybill(recordOf(waybill)),
    expense: expense === undefined ? undefined : readExpense(recordOf(expense)),
  };
}
