import { EXPENSE_FIELDS } from '@motorpark/domain';
import { sql } from '../db';
import { fieldColumns } from '../field';

/** What an expense's form says, in the tables `expense` and `terminal`. */
export const expenseColumns = fieldColumns(EXPENSE_FIELDS, 'expense', {
  expenseType: { column: 'expense_type' },
  /** Its id is written beside the fields. */
  terminal: { column: 'terminal', from: sql`terminal.name` },
  approvingOfficer: { column: 'approving_officer' },
  amount: { column: 'amount_kobo' },
  description: { column: 'description' },
});
