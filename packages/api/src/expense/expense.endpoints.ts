import { type Expense, type ExpenseForm, nairaOnWire } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, EXPENSE_FIELDS, type ExpensePayload } from '../contract';
import { recordIn, rowsOf } from '../reading';
import { deleteLocally, localExpenses, saveLocally } from './localExpenses';
import { readExpense } from './readExpense';

/** The core contract knows no expenses: there the samples are kept and changed on this machine alone (specification section 4). */
const isOnServer = async () => (await capabilities().load()).has('expenses');

export async function listExpenses(samples: readonly Expense[]): Promise<Expense[]> {
  if (!(await isOnServer())) return localExpenses(samples);
  return rowsOf(await request(CALLS.getExpenses)).map(readExpense);
}

/** One expense with its history. */
export const getExpense = async (id: string): Promise<Expense> =>
  readExpense(recordIn(await request(CALLS.getExpense, { id })));

export async function saveExpense(
  { id, form, idempotencyKey }: Save<ExpenseForm>,
  samples: readonly Expense[],
): Promise<Outcome> {
  const payload = payloadOf(form);
  if (!(await isOnServer())) saveLocally(samples, form, id);
  else if (id === undefined) await request(CALLS.createExpense, { payload, idempotencyKey });
  else await request(CALLS.editExpense, { id, payload });
  return 'done';
}

export async function deleteExpense(id: string, samples: readonly Expense[]): Promise<Outcome> {
  if (await isOnServer()) await request(CALLS.deleteExpense, { id });
  else deleteLocally(samples, id);
  return 'done';
}

const payloadOf = (form: ExpenseForm): ExpensePayload => ({
  [EXPENSE_FIELDS.expenseType]: form.expenseType,
  [EXPENSE_FIELDS.terminal]: form.terminal,
  [EXPENSE_FIELDS.approvingOfficer]: form.approvingOfficer,
  [EXPENSE_FIELDS.amount]: nairaOnWire(form.amount),
  [EXPENSE_FIELDS.description]: form.description,
});
