import { type Expense, type ExpenseForm, lagosDay } from '@motorpark/domain';
import { readSession } from '../access/session';
import { type KeyValueStore, openStorage } from '../access/storage';
import { newRetryKey } from '../client/retryKey';
import { type WireExpense, expenseWire } from '@motorpark/contract';
import { rowsOf } from '../reading';
import { readExpense } from './readExpense';

const KEY = 'sampleExpenses';

let opened: KeyValueStore | undefined;
const storage = (): KeyValueStore => (opened ??= openStorage());

/** The sample expenses as this machine has changed them; as they came where it never has. */
export function localExpenses(samples: readonly Expense[]): Expense[] {
  const kept = storage().getItem(KEY);
  if (kept === null) return [...samples];
  try {
    return rowsOf(JSON.parse(kept)).map(readExpense);
  } catch {
    return [...samples];
  }
}

const keep = (expenses: readonly Expense[]): void =>
  storage().setItem(KEY, JSON.stringify(expenses.map(onWire)));

/** Changes an expense on this machine alone, or adds one on top. */
export function saveLocally(samples: readonly Expense[], form: ExpenseForm, id?: string): void {
  const before = localExpenses(samples);
  if (id !== undefined)
    keep(before.map((expense) => (expense.id === id ? { ...expense, ...form } : expense)));
  else keep([entered(form), ...before]);
}

/** Takes an expense off this machine's list. */
export function deleteLocally(samples: readonly Expense[], goneId: string): void {
  keep(localExpenses(samples).filter(({ id }) => id !== goneId));
}

const entered = (form: ExpenseForm): Expense => ({
  ...form,
  id: `local-${newRetryKey()}`,
  cashier: readSession()?.name ?? 'Admin',
  date: lagosDay(new Date().toISOString()),
  status: 'Pending',
});

const onWire = (expense: Expense): Omit<WireExpense, 'terminal_id'> => ({
  ...expenseWire.row(expense),
  id: expense.id,
  cashier: expense.cashier,
  date: expense.date,
  status: expense.status,
  ...(expense.paymentMethod !== undefined && { payment_method: expense.paymentMethod }),
});
