import { expenseMoment, mayAct, needsReason } from '@motorpark/domain';
import { removing } from '../../store/history';
import { forbidden } from '../../request/failure';
import { returnToDrawer } from '../../store/expense/adjustDrawer';
import { unspend } from '../../store/expense/expenseMoney';
import { expenses } from '../../store/expense/lockExpense';

/** Deletes an expense and reverses it in the ledger; it stays stored. Only the head office may delete one that was decided, with a reason. */
export const deleteExpense = removing({
  ...expenses,
  refuse: (expense, { person }) => {
    const one = { role: person.role, isOwn: true, moment: expenseMoment(expense) };
    if (mayAct('expense.delete', one)) return;
    throw forbidden(`This expense is ${expense.status}. Only a super admin can delete it now.`);
  },
  needsReason: (expense) => needsReason('expense.delete', { moment: expenseMoment(expense) }),
  // An expense that was not approved has nothing to reverse.
  takeBack: async (tx, expense, who) => {
    await unspend(tx, expense, who);
    await returnToDrawer(tx, expense, who);
  },
});
