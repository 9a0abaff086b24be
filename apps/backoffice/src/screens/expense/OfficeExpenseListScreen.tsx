import { failureMessage, useDeleteExpense, useExpenses, useExpenseStatus } from '@motorpark/api';
import { EXPENSE_TRANSITIONS, type Expense } from '@motorpark/domain';
import { DeleteIcon, type MenuItem, Page, ViewIcon, toast } from '@motorpark/ui';
import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { statusMenu } from '../history/statusMenu';
import { DeleteRecordDialog } from '../record/DeleteRecordDialog';
import { DecisionButtons } from './DecisionButtons';
import { ExpenseDialog } from './ExpenseDialog';
import { ExpenseList } from './ExpenseList';
import { officeExpenseColumns } from './expenseColumns';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';

const SEARCH = { label: messages.officeSearch, hint: messages.officeSearchHint };
const NO_SAMPLES: readonly Expense[] = [];

/** What all terminals spend, and where super admins decide on it. A server that keeps no expenses has nothing to decide. */
export function OfficeExpenseListScreen() {
  const list = useExpenses(NO_SAMPLES);
  const { remove, isRemoving } = useDeleteExpense(NO_SAMPLES);
  const { changeStatus, isChanging } = useExpenseStatus();
  const [shownId, setShownId] = useState<string>();
  const [toDelete, setToDelete] = useState<Expense>();
  const [toCorrect, setToCorrect] = useState<{ expense: Expense; to: string }>();
  const shown = list.expenses.find(({ id }) => id === shownId);

  const decide = useCallback(
    async ({ id }: Expense, status: string) => {
      try {
        await changeStatus({ id, status });
        toast.success(messages.decided(status));
      } catch (failure) {
        const message = failureMessage(failure);
        if (message !== undefined) toast.error(message);
      }
    },
    [changeStatus],
  );

  const actionsFor = useCallback(
    (expense: Expense): MenuItem[] => [
      { label: messages.view, icon: ViewIcon, onSelect: () => setShownId(expense.id) },
      ...statusMenu({
        status: expense.status,
        transitions: EXPENSE_TRANSITIONS,
        onStep: (status) => void decide(expense, status),
        onCorrect: (to) => setToCorrect({ expense, to }),
      }),
      { label: messages.delete, icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(expense) },
    ],
    [decide],
  );
  const open = useCallback(({ id }: Expense) => setShownId(id), []);

  if (list.isSample && !list.isLoading && !list.failure) {
    return <Navigate to={paths.superAdmin.dashboard} replace />;
  }
  return (
    <Page title={messages.title} isTitleHidden>
      <ExpenseList
        {...list}
        columns={officeExpenseColumns}
        search={SEARCH}
        actionsFor={actionsFor}
        onOpen={open}
      />
      {shown && (
        <ExpenseDialog
          expense={shown}
          onClose={() => setShownId(undefined)}
          footer={
            <DecisionButtons
              status={shown.status}
              isBusy={isChanging}
              onStep={(status) => void decide(shown, status)}
              onCorrect={(to) => {
                setShownId(undefined);
                setToCorrect({ expense: shown, to });
              }}
            />
          }
        />
      )}
      {toCorrect && (
        <CorrectStatusDialog
          id={toCorrect.expense.id}
          name={expenseRecord.nameOf(toCorrect.expense)}
          from={toCorrect.expense.status}
          to={toCorrect.to}
          changeStatus={changeStatus}
          isChanging={isChanging}
          onClose={() => setToCorrect(undefined)}
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
