import type { ExpensePayload } from '@motorpark/api/contract';

/** What a clerk of Awka sends for two tyres, unless wished otherwise. */
export const anExpense = (wishes: Partial<ExpensePayload> = {}): ExpensePayload => ({
  expense_type: 'Tyre replacement',
  terminal_id: 'Awka',
  approving_officer: 'Ngozi Okeke',
  amount: 65_000,
  description: 'Two rear tyres of ANB 482 XA',
  ...wishes,
});
