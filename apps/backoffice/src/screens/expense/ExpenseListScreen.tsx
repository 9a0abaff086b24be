import { useDeleteExpense, useFoundExpenses, useSession } from '@motorpark/api';
import {
  type Expense,
  expenseMoment,
  isEditable,
  mayAct,
  whyNotDelete,
  whyNotReversible,
} from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  DeleteIcon,
  EditIcon,
  type MenuItem,
  Page,
  ViewIcon,
  lazyPart,
} from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath, href, paths } from '../../paths';
import { useListQuery } from '../../shared/list/useListQuery';
import { ExpenseList } from './ExpenseList';
import { expenseListColumns } from './expenseListColumns';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';

const ExpenseDialog = lazyPart('ExpenseDialog', () => import('./ExpenseDialogs'));
const DeleteRecordDialog = lazyPart(
  'DeleteRecordDialog',
  () => import('../../shared/record/DeleteRecordDialog'),
);

interface ExpenseScreenProps {
  /** Whether the expenses are samples, which stay on this machine and can always be changed (docs/expense.md). */
  isSample?: boolean;
}

export function ExpenseListScreen({ isSample = false }: ExpenseScreenProps) {
  const listQuery = useListQuery();
  const found = useFoundExpenses(listQuery.query);
  const { remove, isRemoving } = useDeleteExpense();
  const [shown, setShown] = useState<Expense>();
  const [toDelete, setToDelete] = useState<Expense>();
  const navigate = useNavigate();
  const role = useSession()?.role ?? 'admin';

  function deletionObstacle(expense: Expense): string | undefined {
    if (isSample) return undefined;
    const isOpen = mayAct('expense.delete', { role, isOwn: true, moment: expenseMoment(expense) });
    if (!isOpen) return messages.onlyPendingDeleted;
    return whyNotDelete(expense) ?? (expense.drawer && whyNotReversible(expense.drawer, role));
  }
  const rowMenu = (expense: Expense): MenuItem[] => [
    {
      label: messages.edit,
      icon: EditIcon,
      disabledReason: isSample || isEditable(expense) ? undefined : messages.onlyPendingEdited,
      onSelect: () =>
        void navigate(recordPath(paths.admin.editExpense, expense.id), { state: { record: expense } }),
    },
    { label: messages.view, icon: ViewIcon, onSelect: () => setShown(expense) },
    {
      label: messages.delete,
      icon: DeleteIcon,
      tone: 'danger',
      disabledReason: deletionObstacle(expense),
      onSelect: () => setToDelete(expense),
    },
  ];

  return (
    <Page title={messages.title}>
      <ExpenseList
        listQuery={listQuery}
        found={found}
        columns={expenseListColumns}
        isSample={isSample}
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editExpense)}>
            {messages.create}
          </ButtonLink>
        }
        rowMenu={rowMenu}
        onOpen={setShown}
      />
      {shown && (
        <ExpenseDialog
          expense={shown}
          onClose={() => setShown(undefined)}
          footer={
            (isSample || isEditable(shown)) && (
              <ButtonLink icon={EditIcon} href={href(recordPath(paths.admin.editExpense, shown.id))}>
                {messages.edit}
              </ButtonLink>
            )
          }
        />
      )}
      {toDelete && (
        <DeleteRecordDialog
          kind={expenseRecord}
          row={toDelete}
          remove={remove}
          isRemoving={isRemoving}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}
