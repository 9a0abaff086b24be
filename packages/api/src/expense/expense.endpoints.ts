import type { Expense, ExpenseForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { voidRecord } from '../client/counterRecord';
import { saveWith, type Outcome, type Save, type Saved, type VoidOrder } from '../client/records';
import { type ExpensePayload, expenseWire, expenseExtensions } from '@motorpark/contract';
import { recordIn } from '../reading';
import { deleteLocally, saveLocally } from '../core/expenses';
import { readExpense } from './readExpense';
import { areOnServer } from './expenseRows';

/** Fetches one expense with its history. */
export const getExpense = async (id: string): Promise<Expense> =>
  readExpense(recordIn(await request(expenseExtensions.getExpense, { id })));

/** Returns the payload of an expense form. */
export const expensePayload = (form: ExpenseForm): ExpensePayload => expenseWire.payload(form);

interface ExpenseOrder extends Save<ExpenseForm> {
  /** The payload of the first try, for a retry. */
  payload?: ExpensePayload | undefined;
}

export async function saveExpense(order: ExpenseOrder): Promise<Saved> {
  const { id, form, payload = expensePayload(form) } = order;
  if (await areOnServer()) {
    return saveWith(
      { create: expenseExtensions.createExpense, edit: expenseExtensions.editExpense },
      order,
      payload,
    );
  }
  saveLocally(form, id);
  return { outcome: 'done' };
}

/** Deletes an expense; the server requires a reason if the expense was already approved or rejected. */
export async function deleteExpense(order: VoidOrder): Promise<Outcome> {
  if (await areOnServer()) return voidRecord(expenseExtensions.deleteExpense, order);
  deleteLocally(order.id);
  return 'done';
}
