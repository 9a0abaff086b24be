import { type InferType, object } from 'yup';
import type { Role } from '../access';
import type { Day, Kobo } from '../format';
import type { Transitions } from '../transitions';
import type { Change } from '../history';
import { requiredAmount, requiredText } from '../rules';

export const EXPENSE_STATUSES = ['Approved', 'Pending', 'Rejected'] as const;
export type ExpenseStatus = (typeof EXPENSE_STATUSES)[number];

/** Money that a terminal spent. */
export interface Expense {
  id: string;
  /** What kind of thing it was for: "Tyre replacement". */
  expenseType: string;
  /** What it was for in particular; the list calls it the purpose. */
  description: string;
  /** The terminal's name. */
  terminal: string;
  approvingOfficer: string;
  /** Who entered it. */
  cashier: string;
  date: Day;
  amount: Kobo;
  status: string;
  paymentMethod?: string | undefined;
  /** What happened to it, oldest first; where nobody has asked for it, undefined. */
  history?: readonly Change[] | undefined;
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
  amount: requiredAmount(
    'Amount is required',
    'Amount must be above zero',
    'Enter the amount in naira, such as 65,000',
  ),
  description: requiredText('Description is required'),
});
export type ExpenseForm = InferType<typeof expenseSchema>;

/** Whether its figures may still change: once somebody has decided, they are what was decided on. */
export const isEditable = ({ status }: Pick<Expense, 'status'>): boolean => status === 'Pending';

/** Whether somebody may delete it: staff what nobody has decided on yet, a super admin anything. */
export const isDeletable = (expense: Pick<Expense, 'status'>, role: Role): boolean =>
  role === 'super_admin' || isEditable(expense);
