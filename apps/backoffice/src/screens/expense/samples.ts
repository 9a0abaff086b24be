import type { Expense } from '@motorpark/domain';

/** Fixed sample expenses, shown wherever the server keeps none and marked as samples. */
const sample = (
  place: number,
  expense: Omit<Expense, 'id' | 'amount' | 'terminal' | 'approvingOfficer'>,
): Expense => ({
  id: `sample-${place}`,
  terminal: 'Awka',
  approvingOfficer: 'Ngozi Okeke',
  amount: 6_500_000,
  ...expense,
});

export const SAMPLE_EXPENSES: readonly Expense[] = [
  sample(1, {
    expenseType: 'Tyre replacement',
    description: 'Two rear tyres of ANB 482 XA',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Approved',
  }),
  sample(2, {
    expenseType: 'Diesel',
    description: 'Generator of the waiting hall, 50 litres',
    cashier: 'Adaobi Eze',
    date: '2025-07-18',
    status: 'Pending',
  }),
  sample(3, {
    expenseType: 'Vehicle repair',
    description: 'Brake pads and labour, ENU 219 KJ',
    cashier: 'Tunde Bakare',
    date: '2025-07-17',
    status: 'Approved',
  }),
  sample(4, {
    expenseType: 'Stationery',
    description: 'Thermal rolls for the counter, twelve cartons',
    cashier: 'Tunde Bakare',
    date: '2025-07-16',
    status: 'Rejected',
  }),
];
