import { type Expense, type Fact, formatNaira } from '@motorpark/domain';

/** What a super admin decides by. */
export const EXPENSE_FACTS: readonly Fact<Expense>[] = [
  { label: 'Status', of: ({ status }) => status },
  { label: 'Amount', of: ({ amount }) => formatNaira(amount) },
  { label: 'Expense Type', of: ({ expenseType }) => expenseType },
  { label: 'Description', of: ({ description }) => description },
  { label: 'Terminal', of: ({ terminal }) => terminal },
  { label: 'Approving Officer', of: ({ approvingOfficer }) => approvingOfficer },
];
