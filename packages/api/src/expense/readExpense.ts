import { EXPENSE_STATUSES, type Expense } from '@motorpark/domain';
import { readHistory } from '../history/readHistory';
import { type Fields, dayOf, idOf, koboOf, read, recordOf, textOf, wordOf } from '../reading';

/** An expense of whatever shape, with all that can be read of it. */
export function readExpense(row: Fields, place = 0): Expense {
  const terminal = read(row, 'terminal', 'terminal_name');
  const date = read(row, 'date', 'created_at');
  return {
    id: idOf(row, place),
    expenseType: textOf(read(row, 'expense_type', 'expenseType')) ?? '',
    description: textOf(read(row, 'description', 'purpose')) ?? '',
    terminal: textOf(terminal) ?? textOf(read(recordOf(terminal), 'terminal_name', 'name')) ?? '',
    approvingOfficer: textOf(read(row, 'approving_officer', 'approvingOfficer')) ?? '',
    cashier: textOf(read(row, 'cashier')) ?? '',
    date: dayOf(date) ?? textOf(date) ?? '',
    amount: koboOf(row['amount']) ?? 0,
    status: wordOf(row['status'], EXPENSE_STATUSES) ?? 'Pending',
    paymentMethod: textOf(read(row, 'payment_method')),
    history: Array.isArray(row['history']) ? readHistory(row) : undefined,
  };
}
