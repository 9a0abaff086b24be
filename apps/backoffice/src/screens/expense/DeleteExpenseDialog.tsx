import { type Saved, type VoidOrder, useMay } from '@motorpark/api';
import { type Expense, expenseMoment, needsReason } from '@motorpark/domain';
import { DeleteRecordDialog } from '../../shared/record/DeleteRecordDialog';
import { VoidDialog } from '../../shared/record/VoidDialog';
import { EXPENSE_CONFLICT_VIEW } from './expenseFacts';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';

interface DeleteExpenseDialogProps {
  expense: Expense;
  remove: (order: VoidOrder) => Promise<Saved>;
  isRemoving: boolean;
  onClose: () => void;
}

const WORDS = { ...messages.deleting, deleted: expenseRecord.words.deleted };

/** A confirmation dialog before an expense is deleted. Asks for a reason if the expense was decided and the server stores reasons. */
export function DeleteExpenseDialog({ expense, remove, isRemoving, onClose }: DeleteExpenseDialogProps) {
  const keepsReasons = useMay()('record.void');
  if (keepsReasons !== true || !needsReason('expense.delete', { moment: expenseMoment(expense) })) {
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
      isRemoving={isRemoving}
      onClose={onClose}
    />
  );
}
