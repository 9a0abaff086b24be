import { expect, it } from 'vitest';
import { expenseDraft } from './expenseDraft';

const EXPENSE = {
  expenseType: 'Diesel',
  terminal: 'Awka',
  approvingOfficer: 'Ngozi Okeke',
  description: 'Generator',
  vehicle: '',
  trip: '',
  claim: '',
};

it('the form of an expense has its amount in naira, with kobo only if there are any', () => {
  expect(expenseDraft({ ...EXPENSE, amount: 6_500_000 }).amount).toBe('65,000');
  expect(expenseDraft({ ...EXPENSE, amount: 6_500_050 }).amount).toBe('65,000.50');
});
