import type { Expense, ExpenseForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import { readFound, searchOf } from '../client/found';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, expenseWire } from '@motorpark/contract';
import { recordIn, rowsOf } from '../reading';
import { deleteLocally, localExpenses, saveLocally } from './localExpenses';
import type { RowSource } from '../client/useFoundRows';
import { readExpense } from './readExpense';
import { EXPENSE_SORTS } from './shownByExpense';

/** The core contract knows no expenses: there the samples are kept and changed on this machine alone (docs/expense.md). */
const isOnServer = async () => (await capabilities().load()).has('expenses');

export async function listExpenses(samples: readonly Expense[]): Promise<Expense[]> {
  if (!(await isOnServer())) return localExpenses(samples);
  return rowsOf(await request(CALLS.getExpenses)).map(readExpense);
}

/** Some of the expenses that a query asks for, from a server that keeps them. */
export const searchExpenses: RowSource<Expense>['search'] = async (query, page) =>
  readFound(await request(CALLS.getExpenses, { payload: searchOf(query, page, EXPENSE_SORTS) }), readExpense);

/** One expense with its history. */
export const getExpense = async (id: string): Promise<Expense> =>
  readExpense(recordIn(await request(CALLS.getExpense, { id })));

export async function saveExpense(order: Save<ExpenseForm>, samples: readonly Expense[]): Promise<Saved> {
  const { id, form } = order;
  if (await isOnServer()) {
    return saveWith(
      { create: CALLS.createExpense, edit: CALLS.editExpense },
      order,
      expenseWire.payload(form),
    );
  }
  saveLocally(samples, form, id);
  return { outcome: 'done' };
}

export async function deleteExpense(
  id: string,
  samples: readonly Expense[],
  version?: number,
): Promise<Outcome> {
  if (await isOnServer()) await request(CALLS.deleteExpense, { id, version });
  else deleteLocally(samples, id);
  return 'done';
}
