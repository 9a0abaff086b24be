import { EXPENSE_LIST } from '@motorpark/contract';
import type { Expense } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { findIn } from './find';

const glass: Expense = {
  id: 'e1',
  expenseType: 'Windscreen',
  description: 'New glass, Nnewi',
  terminal: 'Awka',
  approvingOfficer: 'Ngozi Okeke',
  vehicle: undefined,
  trip: undefined,
  claim: undefined,
  cashier: 'Ada Obi',
  date: '2026-11-21',
  amount: 4_850_050,
  status: 'Pending',
};
const found = { rows: [glass], nextCursor: undefined, total: 1, counts: undefined };
const search = (text: string) => findIn({ list: 'expenses', columns: EXPENSE_LIST }, found, { text }).rows;

it.each(['48,500.50', '₦48,500', 'glass, n', 'ada obi'])(
  'on this machine %s finds an expense of ₦48,500.50',
  (typed) => expect(search(typed)).toHaveLength(1),
);

it('finds nothing by another amount', () => expect(search('48501')).toHaveLength(0));
