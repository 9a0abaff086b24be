import type { Expense, ExpenseForm } from '@motorpark/domain';
import { request } from '../backend/connection';
import { voidRecord } from '../rows/soldRecord';
import { saveWith, type Save, type Saved, type VoidOrder } from '../rows/records';
import { type ExpensePayload, expenseWire, expenseExtensions } from '@motorpark/contract';

export const getExpense = (id: string): Promise<Expense> => request(expenseExtensions.getExpense, { id });

export const expensePayload = (form: ExpenseForm): ExpensePayload => expenseWire.payload(form);

interface ExpenseOrder extends Save<ExpenseForm> {
  /** The payload of the first try, for a retry. */
  payload?: ExpensePayload | undefined;
}

export const saveExpense = (order: ExpenseOrder): Promise<Saved> =>
  saveWith(
    { create: expenseExtensions.createExpense, edit: expenseExtensions.editExpense },
    order,
    order.payload ?? expensePayload(order.form),
  );

/** Deletes an expense; the server requires a reason if the expense was already approved or rejected. */
export const deleteExpense = (order: VoidOrder): Promise<Saved> =>
  voidRecord(expenseExtensions.deleteExpense, order);
