import { EXPENSE_FIELDS, type Expense, formatExpenseDate, formatNaira } from '@motorpark/domain';
import { type Column, type SearchOnlyField, StatusBadge, serialNumber } from '@motorpark/ui';

const category: Column<Expense> = {
  header: 'Expense Category',
  cell: ({ expenseType }) => expenseType,
  isRowHeader: true,
  truncate: true,
};

const terminal: Column<Expense> = { header: 'Terminal', cell: (expense) => expense.terminal, truncate: true };

const others: Column<Expense>[] = [
  { header: 'Cashier', cell: ({ cashier }) => cashier, truncate: true },
  { header: 'Expense Purpose', cell: ({ description }) => description, truncate: true },
  { header: 'Date', cell: ({ date }) => formatExpenseDate(date), width: '12ch', sortBy: 'date' },
  { header: 'Amount', cell: ({ amount }) => formatNaira(amount), align: 'end', sortBy: 'amount' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge', width: '14ch' },
];

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfExpense = ({ approvingOfficer, terminal: at }: Expense): SearchOnlyField[] => [
  { label: EXPENSE_FIELDS.approvingOfficer.label, text: approvingOfficer },
  { label: EXPENSE_FIELDS.terminal.label, text: at },
];

/** Columns of a terminal's expenses; the row menu comes last. */
export const expenseListColumns: Column<Expense>[] = [serialNumber(), category, ...others];

/** Columns of the head office's list, which also shows the terminal. */
export const officeExpenseColumns: Column<Expense>[] = [serialNumber(), category, terminal, ...others];
