import { EXPENSE_FIELDS, type Expense, formatExpenseDate, formatNaira } from '@motorpark/domain';
import { type Column, type Unseen, StatusBadge, serialNumber } from '@motorpark/ui';

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

/** What expenses are found by besides. */
export const unseenOfExpense = ({ approvingOfficer, terminal: at }: Expense): Unseen[] => [
  { label: EXPENSE_FIELDS.approvingOfficer.label, text: approvingOfficer },
  { label: EXPENSE_FIELDS.terminal.label, text: at },
];

/** The columns of a terminal's expenses; the last one is the row's menu. */
export const expenseColumns: Column<Expense>[] = [serialNumber(), category, ...others];

/** The same for the head office, which has to know whose they are. */
export const officeExpenseColumns: Column<Expense>[] = [serialNumber(), category, terminal, ...others];
