import { EXPENSE_WIRE } from '@motorpark/contract';
import { EXPENSE_FIELDS, EXPENSE_STATUSES, type Expense, type PayingDrawer } from '@motorpark/domain';
import { readHistory } from '../history/readHistory';
import { dayOf, idOf, read, readFields, recordOf, textOf, wordOf, versionOf, type Fields } from '../reading';

/** Reads an expense from any of the servers' shapes; missing fields are empty. */
export function readExpense(row: Fields, place = 0): Expense {
  const fields = readFields(EXPENSE_FIELDS, EXPENSE_WIRE, row);
  const terminal = recordOf(read(row, 'terminal'));
  const date = read(row, 'date', 'created_at');
  return {
    id: idOf(row, place),
    version: versionOf(row),
    expenseType: fields.expenseType ?? '',
    description: fields.description ?? '',
    terminal: fields.terminal ?? textOf(read(terminal, 'terminal_name', 'name')) ?? '',
    approvingOfficer: fields.approvingOfficer ?? '',
    cashier: textOf(read(row, 'cashier')) ?? '',
    vehicle: fields.vehicle,
    trip: fields.trip,
    tripName: textOf(row['trip_name']),
    date: dayOf(date) ?? textOf(date) ?? '',
    amount: fields.amount ?? 0,
    status: wordOf(row['status'], EXPENSE_STATUSES) ?? 'Pending',
    isOwn: row['is_own'] === true || undefined,
    isOwnAmount: row['is_own_amount'] === true || undefined,
    drawer: drawerIn(recordOf(row['drawer'])),
    paymentMethod: textOf(read(row, 'payment_method')),
    history: Array.isArray(row['history']) ? readHistory(row) : undefined,
  };
}

function drawerIn(drawer: Fields | undefined): PayingDrawer | undefined {
  if (!drawer) return undefined;
  const person = textOf(drawer['person']);
  return person === undefined
    ? undefined
    : { person, isOwn: drawer['is_own'] === true, isCounted: drawer['is_counted'] === true };
}
