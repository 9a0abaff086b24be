import type { WireExpense } from '@motorpark/contract';
import { lagosDay } from '@motorpark/domain';
import { readSession } from '../session/session';
import { openStorage } from '../session/storage';
import { newRetryKey } from '../http/retryKey';
import { serverNow } from '../http/serverClock';
import { type Fields, rowsOf } from '../reading';

/** A core server has no expenses: these samples are stored and changed on this machine only (docs/expense.md). */
type Sample = Omit<WireExpense, 'terminal_id'>;

const sample = (
  place: number,
  expense: Pick<Sample, 'expense_type' | 'description' | 'cashier' | 'date' | 'status'>,
): Sample => ({
  id: `sample-${place}`,
  terminal: 'Awka',
  approving_officer: 'Ngozi Okeke',
  amount: 65_000,
  ...expense,
});

const SAMPLES: readonly Sample[] = [
  sample(1, {
    expense_type: 'Tyre replacement',
    description: 'Two rear tyres of ANB 482 XA',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Approved',
  }),
  sample(2, {
    expense_type: 'Diesel',
    description: 'Generator of the waiting hall, 50 litres',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Pending',
  }),
  sample(3, {
    expense_type: 'Vehicle repair',
    description: 'Brake pads and labour, ENU 219 KJ',
    cashier: 'Tunde Bakare',
    date: '2025-07-17',
    status: 'Approved',
  }),
  sample(4, {
    expense_type: 'Stationery',
    description: 'Thermal rolls for the counter, twelve cartons',
    cashier: 'Tunde Bakare',
    date: '2025-07-16',
    status: 'Rejected',
  }),
];

const KEY = 'sampleExpenses';

const storage = openStorage();

export function localExpenses(): readonly (Fields | Sample)[] {
  const stored = storage.getItem(KEY);
  if (stored === null) return SAMPLES;
  try {
    return rowsOf(JSON.parse(stored));
  } catch {
    return SAMPLES;
  }
}

function keep(expenses: readonly object[]): object {
  storage.setItem(KEY, JSON.stringify(expenses));
  return { data: null };
}

/** A payload has the terminal's name where a row has it. */
const onRow = ({ terminal_id, ...payload }: Fields): Fields => ({ ...payload, terminal: terminal_id });

/** Adds an expense at the top. */
export const enterLocally = (payload: Fields): object =>
  keep([
    {
      ...onRow(payload),
      id: `local-${newRetryKey()}`,
      cashier: readSession()?.name ?? 'Admin',
      date: lagosDay(serverNow()),
      status: 'Pending',
    },
    ...localExpenses(),
  ]);

export const changeLocally = (changedId: string, payload: Fields): object =>
  keep(
    localExpenses().map((expense) =>
      expense.id === changedId ? Object.assign({}, expense, onRow(payload)) : expense,
    ),
  );

export const deleteLocally = (goneId: string): object =>
  keep(localExpenses().filter(({ id }) => id !== goneId));
