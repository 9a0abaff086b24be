import { expenseMoment, mayAct, needsReason } from '@motorpark/domain';
import { takingOff } from '../history';
import { forbidden } from '../http/failure';
import { followDelete } from './drawerMoney';
import { unspend } from './expenseMoney';
import { expenses } from './lockExpense';

/** Deletes an expense: it stays on record, and what it cost comes back in the ledger. What is decided only the head office deletes, and says why. */
export const deleteExpense = takingOff({
  ...expenses,
  refuse: (expense, { person }) => {
    const one = { role: person.role, isOwn: true, moment: expenseMoment(expense) };
    if (mayAct('expense.delete', one)) return;
    throw forbidden(`This expense is ${expense.status}. Only a super admin can delete it now.`);
  },
  needsReason: (expense) => needsReason('expense.delete', { moment: expenseMoment(expense) }),
  // Nothing to take back where it was not approved.
  takeBack: async (tx, expense, who) => {
    await unspend(tx, expense, who);
    await followDelete(tx, expense, who);
  },
});
