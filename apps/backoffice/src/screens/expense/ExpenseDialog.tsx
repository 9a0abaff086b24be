import { useExpense } from '@motorpark/api';
import { type Expense, formatExpenseDate, formatNaira } from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { RecordDialog } from '../../shared/record/RecordDialog';
import { messages } from './messages';

interface ExpenseDialogProps {
  /** As the list has it; its history is fetched, and left out where none is kept. */
  expense: Expense;
  /** What can be done with it. */
  footer?: ReactNode;
  onClose: () => void;
}

/** One expense with everything that is known of it and what happened to it. */
export function ExpenseDialog({ expense, footer, onClose }: ExpenseDialogProps) {
  const history = useExpense(expense.id).expense?.history;
  return (
    <RecordDialog
      title={messages.details}
      onClose={onClose}
      footer={footer}
      of={`the expense ${expense.expenseType}`}
      history={history}
      items={[
        { term: 'Expense Type', value: expense.expenseType },
        { term: 'Description', value: expense.description },
        { term: 'Terminal', value: expense.terminal },
        { term: 'Cashier', value: expense.cashier },
        { term: 'Approving Officer', value: expense.approvingOfficer },
        { term: 'Date', value: expense.date && formatExpenseDate(expense.date) },
        { term: 'Payment Method', value: expense.paymentMethod ?? paidFrom(expense.drawer) },
        { term: 'Amount', value: formatNaira(expense.amount) },
        { term: 'Status', value: <StatusBadge status={expense.status} /> },
      ]}
    />
  );
}

const paidFrom = (drawer: Expense['drawer']) => drawer && messages.paidFrom(drawer.keeper);
