import type { Data, WireExpense } from '@motorpark/api/contract';
import { EXPENSE_TRANSITIONS, type ExpenseStatus } from '@motorpark/domain';
import { changeStatus, statusOrderIn } from '../history';
import type { PersonContext } from '../http/call';
import { spend, unspend } from './expenseMoney';
import { expenseWithHistory } from './expenseRows';
import { lockExpense } from './lockExpense';

const APPROVED = 'Approved' satisfies ExpenseStatus;

/** Approves, rejects, or takes a wrong decision back. The ledger follows in the same transaction: it has what is approved. */
export async function expenseStatus({
  db,
  id,
  input,
  person,
  now,
}: PersonContext): Promise<Data<WireExpense>> {
  const { status: to, reason } = statusOrderIn(input);
  return db.transaction(async (tx) => {
    const expense = await lockExpense(tx, id, person);
    const from = expense.status;
    const step = await changeStatus(tx, {
      noun: 'expense',
      id,
      from,
      to,
      reason,
      transitions: EXPENSE_TRANSITIONS,
      person,
      now,
    });
    if (step !== 'none') {
      if (to === APPROVED) await spend(tx, expense, { person, now });
      if (from === APPROVED) await unspend(tx, expense, { person, now });
    }
    return { data: await expenseWithHistory(tx, id) };
  });
}
