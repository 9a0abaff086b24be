import { expenseCodec } from '@motorpark/api';
import { EXPENSE_FIELDS, type Expense, type Fact, fieldFacts } from '@motorpark/domain';

/** The values a super admin decides by. */
const FACTS: readonly Fact<Expense>[] = [
  { label: 'Status', of: ({ status }) => status },
  ...fieldFacts(EXPENSE_FIELDS, 'amount', 'expenseType', 'description', 'terminal', 'approvingOfficer'),
];

/** How the conflict dialog reads and shows an expense that somebody else has changed. */
export const EXPENSE_CONFLICT_VIEW = {
  read: (row: unknown): Expense => expenseCodec.read(row),
  facts: FACTS,
  nameOf: ({ expenseType }: Expense) => expenseType,
};
