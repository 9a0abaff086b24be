import { EXPENSE_FIELDS, type Expense, type Fact, fieldFacts } from '@motorpark/domain';

/** What a super admin decides by. */
export const EXPENSE_FACTS: readonly Fact<Expense>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(EXPENSE_FIELDS, 'amount', 'expenseType', 'description', 'terminal', 'approvingOfficer'),
];
