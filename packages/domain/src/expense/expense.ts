import { type InferType, number, object } from 'yup';
import type { Day, Kobo } from '../format';
import type { Transitions } from '../transitions';
import { requiredText } from '../validation';

export const EXPENSE_STATUSES = ['Approved', 'Pending', 'Rejected'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

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
  amount: number()
    .typeError('Amount is required')
    .required('Amount is required')
    .integer()
    .positive('Amount must be above zero'),
  description: requiredText('Description is required'),
});
export type ExpenseForm = InferType<typeof expenseSchema>;
