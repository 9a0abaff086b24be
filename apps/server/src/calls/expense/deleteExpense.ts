import { expenseMoment, mayAct, needsReason, whyNotDelete } from '@motorpark/domain';
import { removing } from '../../store/history';
import { forbidden } from '../../request/failure';
import { returnToDrawer } from '../../store/expense/adjustDrawer';
import { unspend } from '../../store/expense/expenseMoney';
import { expenses, ownershipOf } from '../../store/expense/lockExpense';

/** Deletes an expense and reverses it in the ledger; it stays stored. Only the head office may delete one that was decided, with a reason, but not one that they entered or whose amount they set. */
export const deleteExpense = removing({
  ...expenses,
  refuse: (expense, { person }) => {
    const one = { role: person.role, isOwn: true, moment: expenseMoment(expense) };
    if (!mayAct('expense.delete', one))
      throw forbidden(`This expense is ${expense.status}. Only a super admin can delete it now.`);
    const theirs = whyNotDelete({ ...expense, ...ownershipOf(expense, person) });
    if (theirs !== undefined) throw forbidden(theirs);
  },
  needsReason: (expense) => needsReason('expense.delete', { moment: expenseMoment(expense) }),
  // An expense that was not approved has nothing to reverse.
  takeBack: async (tx, expense, who) => {
    await unspend(tx, expense, who);
    await returnToDrawer(tx, expense, who);
  },
});
