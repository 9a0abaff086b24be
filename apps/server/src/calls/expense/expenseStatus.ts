import { EXPENSE_TRANSITIONS, type ExpenseStatus, NO_REJECTION, whyNotDecide } from '@motorpark/domain';
import { settingStatus } from '../../store/history';
import { forbidden } from '../../request/failure';
import { spend, unspend } from '../../store/expense/expenseMoney';
import { expenses, ownershipOf } from '../../store/expense/lockExpense';

const APPROVED = 'Approved' satisfies ExpenseStatus;
const REJECTED = 'Rejected' satisfies ExpenseStatus;

/**
 * Approves or rejects an expense, the latter with a reason, or corrects a decision. Nobody may decide on an expense that they entered or whose amount they set.
 * The ledger is updated in the same transaction: it contains approved expenses.
 */
export const expenseStatus = settingStatus({
  ...expenses,
  transitions: EXPENSE_TRANSITIONS,
  refuse: (expense, _to, { person }) => {
    const theirs = whyNotDecide(ownershipOf(expense, person));
    if (theirs !== undefined) throw forbidden(theirs);
  },
  reasonMissing: (to) => (to === REJECTED ? NO_REJECTION : undefined),
  afterwards: async (tx, expense, to, who) => {
    if (to === APPROVED) await spend(tx, expense, who);
    if (expense.status === APPROVED) await unspend(tx, expense, who);
  },
});
