import { formCase } from '../formCase.fixtures';
import { koboTyped } from '../format';
import { AMOUNT_MESSAGES } from '../rules';
import { expenseSchema } from './expense.schema';

export const expenseCase = formCase(expenseSchema, {
  name: 'Expense',
  labels: {
    expenseType: 'Expense type',
    terminal: 'Terminal',
    approvingOfficer: 'Approving officer',
    amount: 'Amount (₦)',
    description: 'Description',
  },
  filled: {
    expenseType: 'Tyre replacement',
    terminal: 'Awka',
    approvingOfficer: 'Ngozi Okeke',
    amount: 6_500_000,
    description: 'Two rear tyres of ANB 482 XA',
  },
  complaints: [
    { field: 'expenseType', value: '', message: 'Expense type is required' },
    { field: 'terminal', value: '', message: 'Terminal is required' },
    { field: 'approvingOfficer', value: '', message: 'Approving officer is required' },
    { field: 'amount', value: '', message: 'Amount is required' },
    { field: 'amount', value: 'sixty', message: 'Enter the amount in naira, such as 65,000' },
    { field: 'amount', value: 0.5, message: AMOUNT_MESSAGES.partOfKobo },
    { field: 'amount', value: koboTyped('18.500'), message: AMOUNT_MESSAGES.dotForComma(1_850_000) },
    { field: 'amount', value: Number.POSITIVE_INFINITY, message: AMOUNT_MESSAGES.tooLarge },
    { field: 'amount', value: 0, message: 'Amount must be above zero' },
    { field: 'description', value: '', message: 'Description is required' },
  ],
});
