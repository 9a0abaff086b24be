import { useExpense, type Saved, type VoidOrder } from '@motorpark/api';
import {
  type Expense,
  formatExpenseDate,
  formatNaira,
  whyRejected,
  expenseMoment,
  needsReason,
} from '@motorpark/domain';
import { StatusBadge } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { RecordDialog } from '../../shared/record/RecordDialog';
import { messages } from './messages';
import { DeleteRecordDialog } from '../../shared/record/DeleteRecordDialog';
import { VoidDialog } from '../../shared/record/VoidDialog';
import { EXPENSE_CONFLICT_VIEW } from './expenseConflictView';
import { expenseRecord } from './expenseRecord';

interface ExpenseDialogProps {
  /** The expense as listed. Its history is loaded; it is left out if the server has none. */
  expense: Expense;
  footer?: ReactNode;
  onClose: () => void;
}

/** A dialog with all details of an expense and its history. */
export function ExpenseDialog({ expense, footer, onClose }: ExpenseDialogProps) {
  const history = useExpense(expense.id).expense?.history;
  const why = whyRejected({ status: expense.status, history });
  return (
    <RecordDialog
      title={messages.details}
      onClose={onClose}
      footer={footer === false ? undefined : footer}
      // Not a button that decides: a stray Enter must change nothing.
      autoFocus
      of={`the expense ${expense.expenseType}`}
      history={history}
      items={[
        { term: 'Expense Type', value: expense.expenseType },
        { term: 'Description', value: expense.description },
        { term: 'Terminal', value: expense.terminal },
        { term: 'Vehicle', value: expense.vehicle },
        { term: 'Trip', value: expense.tripName },
        ...(expense.claim === undefined ? [] : [{ term: 'Claim', value: expense.claim, isId: true }]),
        { term: 'Cashier', value: expense.cashier },
        { term: 'Approving Officer', value: expense.approvingOfficer },
        { term: 'Date', value: expense.date && formatExpenseDate(expense.date) },
        { term: 'Payment Method', value: paidFrom(expense.drawer) },
        { term: 'Amount', value: formatNaira(expense.amount) },
        {
          term: 'Status',
          value: <StatusBadge status={expense.status} />,
        },
        ...(why === undefined ? [] : [{ term: 'Why it is rejected', value: why }]),
      ]}
    />
  );
}

const paidFrom = (drawer: Expense['drawer']) => drawer && messages.paidFrom(drawer.person);

interface DeleteExpenseDialogProps {
  expense: Expense;
  remove: (order: VoidOrder) => Promise<Saved>;
  isRemoving: boolean;
  onClose: () => void;
}

const WORDS = { ...messages.deleting, deleted: expenseRecord.words.deleted };

/** A confirmation dialog before an expense is deleted. Asks for a reason if the expense was decided. */
export function DeleteExpenseDialog({ expense, remove, isRemoving, onClose }: DeleteExpenseDialogProps) {
  if (!needsReason('expense.delete', { moment: expenseMoment(expense) })) {
    return (
      <DeleteRecordDialog
        kind={expenseRecord}
        row={expense}
        remove={remove}
        isRemoving={isRemoving}
        onClose={onClose}
      />
    );
  }
  return (
    <VoidDialog
      row={expense}
      conflictView={EXPENSE_CONFLICT_VIEW}
      what={<b>{expenseRecord.nameOf(expense)}</b>}
      words={WORDS}
      remove={remove}
      onClose={onClose}
    />
  );
}
