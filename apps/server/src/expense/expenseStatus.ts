import type { Data, WireExpense } from '@motorpark/contract';
import { EXPENSE_TRANSITIONS, type ExpenseStatus, whyNotDecide } from '@motorpark/domain';
import { changeStatus, statusOrderIn } from '../history';
import type { PersonContext } from '../http/call';
import { Failure } from '../http/failure';
import { spend, unspend } from './expenseMoney';
import { expenseWithHistory } from './expenseRows';
import { lockExpense } from './lockExpense';

const APPROVED = 'Approved' satisfies ExpenseStatus;

/**
 * Approves, rejects, or takes a wrong decision back; nobody does on an expense that they entered themselves, or whose amount
 * is theirs. The ledger follows in the same transaction: it has what is approved.
 */
export async function expenseStatus(context: PersonContext): Promise<Data<WireExpense>> {
  const { db, id, input, person, now } = context;
  const { status: to, reason } = statusOrderIn(input);
  return db.transaction(async (tx) => {
    const expense = await lockExpense(tx, context);
    const theirs = whyNotDecide({
      isOwn: expense.enteredBy === person.id,
      isOwnAmount: expense.amountBy === person.id,
    });
    if (theirs !== undefined) throw new Failure(403, { message: theirs });
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
    return { data: await expenseWithHistory(tx, id, person) };
  });
}
