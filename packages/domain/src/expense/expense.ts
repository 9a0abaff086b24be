import { type InferType, object } from 'yup';
import type { Day, Kobo } from '../format';
import type { Transitions } from '../transitions';
import { requiredAmount, requiredText } from '../rules';

export const EXPENSE_STATUSES = ['Approved', 'Pending', 'Rejected'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** Money that a terminal spent. */
export interface Expense {
  id: string;
  expenseType: string;
  purpose: string;
  approvingOfficer: string;
  date: Day;
  amount: Kobo;
  status: string;
  terminal?: string | undefined;
  description?: string | undefined;
}

/** Only a super admin decides. */
export const EXPENSE_TRANSITIONS: Transitions<ExpenseStatus> = {
  Pending: ['Approved', 'Rejected'],
  Approved: [],
  Rejected: [],
};

/** Expense form (specification section 2.16: all five are required; the messages are ours). The amount is kobo. */
export const expenseSchema = object({
  expenseType: requiredText('Expense type is required'),
  terminal: requiredText('Terminal is required'),
  approvingOfficer: requiredText('Approving officer is required'),
  amount: requiredAmount('Amount is required', 'Amount must be above zero'),
  description: requiredText('Description is required'),
});
export type ExpenseForm = InferType<typeof expenseSchema>;
