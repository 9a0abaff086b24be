import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { optionalText, requiredAmount, requiredLine, requiredText } from '../rules';
import type { ExpenseFields } from './expense';

export const expenseSchema = object({
  expenseType: requiredText('Expense type is required'),
  terminal: requiredText('Terminal is required'),
  approvingOfficer: requiredLine('Approving officer is required'),
  amount: requiredAmount(
    'Amount is required',
    'Amount must be above zero',
    'Enter the amount in naira, such as 65,000',
  ),
  description: requiredText('Description is required'),
  vehicle: optionalText(),
  trip: optionalText(),
  claim: optionalText(),
} satisfies RulesOf<ExpenseFields>);
export type ExpenseForm = InferType<typeof expenseSchema>;
