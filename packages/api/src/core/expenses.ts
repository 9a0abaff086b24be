import type { WireExpense } from '@motorpark/contract';
import { lagosDay } from '@motorpark/domain';
import { readSession } from '../session/session';
import { openStorage } from '../storage/openStorage';
import { newRetryKey } from '../http/retryKey';
import { now } from '../http/serverClock';
import { type Fields, recordOf } from '../http/record';
import { rowsOf } from './rowsOf';

/** What every expense on this machine has; those of earlier versions were stored without some of it. */
const EVERY: Pick<
  WireExpense,
  'version' | 'terminal_id' | 'vehicle_number' | 'trip_id' | 'claim_number' | 'is_own' | 'is_own_amount'
> = {
  version: 1,
  terminal_id: '',
  vehicle_number: '',
  trip_id: '',
  claim_number: '',
  is_own: false,
  is_own_amount: false,
};

const sample = (
  place: number,
  expense: Pick<WireExpense, 'expense_type' | 'description' | 'cashier' | 'date' | 'status'>,
): WireExpense => ({
  ...EVERY,
  id: `sample-${place}`,
  terminal: 'Awka',
  approving_officer: 'Ngozi Okeke',
  amount: 65_000,
  ...expense,
});

/** A core server has no expenses: these samples are stored and changed on this machine only (docs/expense.md). */
const SAMPLES: readonly WireExpense[] = [
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

export function localExpenses(): readonly Fields[] {
  const stored = storage.getItem(KEY);
  if (stored === null) return SAMPLES.map(recordOf);
  try {
    return rowsOf(JSON.parse(stored)).map((row) => Object.assign({}, EVERY, row));
  } catch {
    return SAMPLES.map(recordOf);
  }
}

/** Stores the expenses; returns the changed one as an answer. */
function keep(expenses: readonly Fields[], changed: Fields | undefined): object {
  storage.setItem(KEY, JSON.stringify(expenses));
  return { data: changed };
}

/** A payload has the terminal's name where a row has it. */
const onRow = ({ terminal_id, ...payload }: Fields): Fields => ({ ...payload, terminal: terminal_id });

/** Adds an expense at the top. */
export function enterLocally(payload: Fields): object {
  const entered = {
    ...EVERY,
    ...onRow(payload),
    id: `local-${newRetryKey()}`,
    cashier: readSession()?.name ?? 'Admin',
    date: lagosDay(now()),
    status: 'Pending',
  };
  return keep([entered, ...localExpenses()], entered);
}

const withId = (id: string) => (expense: Fields) => expense['id'] === id;

export function changeLocally(changedId: string, payload: Fields): object {
  const isChanged = withId(changedId);
  const changed = localExpenses().map((one) =>
    isChanged(one) ? Object.assign({}, one, onRow(payload)) : one,
  );
  return keep(changed, changed.find(isChanged));
}

export function deleteLocally(goneId: string): object {
  const isGone = withId(goneId);
  const expenses = localExpenses();
  return keep(
    expenses.filter((one) => !isGone(one)),
    expenses.find(isGone),
  );
}
