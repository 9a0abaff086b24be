import { useDeleteExpense, useExpenses } from '@motorpark/api';
import { type Expense, isDeletable, isEditable } from '@motorpark/domain';
import { AddIcon, ButtonLink, DeleteIcon, EditIcon, type MenuItem, Page, ViewIcon } from '@motorpark/ui';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editPath, href, paths } from '../../paths';
import { DeleteRecordDialog } from '../record/DeleteRecordDialog';
import { ExpenseDialog } from './ExpenseDialog';
import { ExpenseList } from './ExpenseList';
import { expenseColumns } from './expenseColumns';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';
import { SAMPLE_EXPENSES } from './samples';

const SEARCH = { label: messages.search, hint: messages.searchHint };

/** What the terminal spends (specification section 2.16). */
export function ExpenseListScreen() {
  const list = useExpenses(SAMPLE_EXPENSES);
  const { remove, isRemoving } = useDeleteExpense(SAMPLE_EXPENSES);
  const [shown, setShown] = useState<Expense>();
  const [toDelete, setToDelete] = useState<Expense>();
  const navigate = useNavigate();
  const { isSample } = list;

  const actionsFor = useCallback(
    (expense: Expense): MenuItem[] => [
      {
        label: messages.edit,
        icon: EditIcon,
        isDisabled: !isSample && !isEditable(expense),
        onSelect: () =>
          void navigate(editPath(paths.admin.editExpense, expense.id), { state: { record: expense } }),
      },
      { label: messages.view, icon: ViewIcon, onSelect: () => setShown(expense) },
      {
        label: messages.delete,
        icon: DeleteIcon,
        tone: 'danger',
        isDisabled: !isSample && !isDeletable(expense, 'admin'),
        onSelect: () => setToDelete(expense),
      },
    ],
    [isSample, navigate],
  );

  return (
    <Page title={messages.title} isTitleHidden>
      <ExpenseList
        {...list}
        columns={expenseColumns}
        search={SEARCH}
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editExpense)}>
            {messages.create}
          </ButtonLink>
        }
        actionsFor={actionsFor}
        onOpen={setShown}
      />
      {shown && (
        <ExpenseDialog
          expense={shown}
          onClose={() => setShown(undefined)}
          footer={
            (isSample || isEditable(shown)) && (
              <ButtonLink icon={EditIcon} href={href(editPath(paths.admin.editExpense, shown.id))}>
                {messages.edit}
              </ButtonLink>
            )
          }
        />
      )}
      {toDelete && (
        <DeleteRecordDialog
          one={expenseRecord.one}
          name={expenseRecord.nameOf(toDelete)}
          words={expenseRecord.words}
          remove={() => remove(toDelete.id)}
          isRemoving={isRemoving}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}
