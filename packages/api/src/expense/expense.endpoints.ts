import type { Expense, ExpenseForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import { voidRecord } from '../client/counterRecord';
import { readFound, searchOf } from '../client/found';
import { saveWith, type Outcome, type Save, type Saved, type VoidOrder } from '../client/records';
import { CALLS, type ExpensePayload, expenseWire } from '@motorpark/contract';
import { recordIn, rowsOf } from '../reading';
import { deleteLocally, localExpenses, saveLocally } from '../core/expenses';
import type { RowSource } from '../client/useFoundRows';
import { readExpense } from './readExpense';
import { EXPENSE_SORTS } from './shownByExpense';

const isOnServer = async () => (await capabilities().load()).has('expenses');

export async function listExpenses(): Promise<Expense[]> {
  if (!(await isOnServer())) return localExpenses();
  return rowsOf(await request(CALLS.getExpenses)).map(readExpense);
}

/** Some of the expenses that a query asks for, from a server that keeps them. */
export const searchExpenses: RowSource<Expense>['search'] = async (query, page) =>
  readFound(await request(CALLS.getExpenses, { payload: searchOf(query, page, EXPENSE_SORTS) }), readExpense);

/** One expense with its history. */
export const getExpense = async (id: string): Promise<Expense> =>
  readExpense(recordIn(await request(CALLS.getExpense, { id })));

/** What an expense is entered as. */
export const expensePayload = (form: ExpenseForm): ExpensePayload => expenseWire.payload(form);

interface ExpenseOrder extends Save<ExpenseForm> {
  /** What it was sent as the first time. */
  payload?: ExpensePayload | undefined;
}

export async function saveExpense(order: ExpenseOrder): Promise<Saved> {
  const { id, form, payload = expensePayload(form) } = order;
  if (await isOnServer()) {
    return saveWith({ create: CALLS.createExpense, edit: CALLS.editExpense }, order, payload);
  }
  saveLocally(form, id);
  return { outcome: 'done' };
}

/** Deletes an expense; a server asks why where somebody has decided on it. */
export async function deleteExpense(order: VoidOrder): Promise<Outcome> {
  if (await isOnServer()) await voidRecord(CALLS.deleteExpense, order);
  else deleteLocally(order.id);
  return 'done';
}
