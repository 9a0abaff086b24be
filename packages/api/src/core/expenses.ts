import { type Expense, type ExpenseForm, lagosDay } from '@motorpark/domain';
import { readSession } from '../access/session';
import { type KeyValueStore, openStorage } from '../access/storage';
import { newRetryKey } from '../client/retryKey';
import { serverNow } from '../client/serverClock';
import { type WireExpense, expenseWire } from '@motorpark/contract';
import { rowsOf } from '../reading';
import { readExpense } from '../expense/readExpense';

/** A core server has no expenses: these samples are stored and changed on this machine only, and marked as samples (docs/expense.md). */
const sample = (
  place: number,
  expense: Omit<Expense, 'id' | 'amount' | 'terminal' | 'approvingOfficer'>,
): Expense => ({
  id: `sample-${place}`,
  terminal: 'Awka',
  approvingOfficer: 'Ngozi Okeke',
  amount: 6_500_000,
  ...expense,
});

const SAMPLES: readonly Expense[] = [
  sample(1, {
    expenseType: 'Tyre replacement',
    description: 'Two rear tyres of ANB 482 XA',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Approved',
  }),
  sample(2, {
    expenseType: 'Diesel',
    description: 'Generator of the waiting hall, 50 litres',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Pending',
  }),
  sample(3, {
    expenseType: 'Vehicle repair',
    description: 'Brake pads and labour, ENU 219 KJ',
    cashier: 'Tunde Bakare',
    date: '2025-07-17',
    status: 'Approved',
  }),
  sample(4, {
    expenseType: 'Stationery',
    description: 'Thermal rolls for the counter, twelve cartons',
    cashier: 'Tunde Bakare',
    date: '2025-07-16',
    status: 'Rejected',
  }),
];

const KEY = 'sampleExpenses';

let opened: KeyValueStore | undefined;
const storage = (): KeyValueStore => (opened ??= openStorage());

/** Returns the sample expenses with this machine's changes. */
export function localExpenses(): Expense[] {
  const stored = storage().getItem(KEY);
  if (stored === null) return [...SAMPLES];
  try {
    return rowsOf(JSON.parse(stored)).map(readExpense);
  } catch {
    return [...SAMPLES];
  }
}

const keep = (expenses: readonly Expense[]): void =>
  storage().setItem(KEY, JSON.stringify(expenses.map(onWire)));

/** Changes an expense on this machine only, or adds one at the top. */
export function saveLocally(form: ExpenseForm, id?: string): void {
  const before = localExpenses();
  if (id !== undefined)
    keep(before.map((expense) => (expense.id === id ? { ...expense, ...form } : expense)));
  else keep([entered(form), ...before]);
}

/** Deletes an expense from this machine's list. */
export function deleteLocally(goneId: string): void {
  keep(localExpenses().filter(({ id }) => id !== goneId));
}

const entered = (form: ExpenseForm): Expense => ({
  ...form,
  id: `local-${newRetryKey()}`,
  cashier: readSession()?.name ?? 'Admin',
  date: lagosDay(serverNow()),
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
