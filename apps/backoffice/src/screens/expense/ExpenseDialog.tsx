import { type Expense, formatExpenseDate, formatNaira } from '@motorpark/domain';
import { DescriptionList, Modal, StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { messages } from './messages';

interface ExpenseDialogProps {
  expense: Expense;
  /** What can be done with it. */
  footer?: ReactNode;
  onClose: () => void;
}

/** One expense with everything that is known of it (specification section 2.16). */
export function ExpenseDialog({ expense, footer, onClose }: ExpenseDialogProps) {
  return (
    <Modal title={messages.details} onClose={onClose} footer={footer}>
      <DescriptionList
        items={[
          { term: 'Expense Type', value: expense.expenseType },
          { term: 'Description', value: expense.description },
          { term: 'Terminal', value: expense.terminal },
          { term: 'Cashier', value: expense.cashier },
          { term: 'Approving Officer', value: expense.approvingOfficer },
          { term: 'Date', value: expense.date && formatExpenseDate(expense.date) },
          { term: 'Payment Method', value: expense.paymentMethod },
          { term: 'Amount', value: formatNaira(expense.amount) },
          { term: 'Status', value: <StatusBadge status={expense.status} /> },
        ]}
      />
    </Modal>
  );
}
