import { type KeyIn, EXPENSE_LIST } from '@motorpark/api';
import { EXPENSE_FIELDS, type Expense, formatExpenseDate } from '@motorpark/domain';
import { type SearchOnlyField, serialNumber } from '@motorpark/ui';
import { listColumns } from '../../shared/list/listColumns';

/** Values that the search covers but the row may not show. */
export const searchOnlyFieldsOfExpense = ({ approvingOfficer, terminal: at }: Expense): SearchOnlyField[] => [
  { label: EXPENSE_FIELDS.approvingOfficer.label, text: approvingOfficer },
  { label: EXPENSE_FIELDS.terminal.label, text: at },
];

const columnsOf = (shows?: KeyIn<typeof EXPENSE_LIST, 'screen'>[]) => [
  serialNumber<Expense>(),
  ...listColumns<Expense, typeof EXPENSE_LIST>(
    EXPENSE_LIST,
    { date: ({ date }) => formatExpenseDate(date) },
    shows,
  ),
];

/** Columns of a terminal's expenses; the row menu comes last. */
export const expenseListColumns = columnsOf([
  'expenseType',
  'cashier',
  'description',
  'date',
  'amount',
  'status',
]);

/** Columns of the head office's list, which also shows the terminal. */
export const officeExpenseColumns = columnsOf();
