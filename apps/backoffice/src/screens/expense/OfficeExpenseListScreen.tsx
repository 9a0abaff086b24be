import {
  failureMessage,
  readExpense,
  useDeleteExpense,
  useExpenseStatus,
  useFoundExpenses,
} from '@motorpark/api';
import {
  EXPENSE_TRANSITIONS,
  type Expense,
  nextStatuses,
  previousStatuses,
  whyNotDecide,
} from '@motorpark/domain';
import { DeleteIcon, type MenuItem, Page, ViewIcon, toast } from '@motorpark/ui';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { CorrectStatusDialog } from '../history/CorrectStatusDialog';
import { statusMenu } from '../history/statusMenu';
import { useFreshLook } from '../history/useFreshLook';
import { useListQuery } from '../list/useListQuery';
import { DeleteRecordDialog } from '../record/DeleteRecordDialog';
import { DecisionButtons, actOf } from './DecisionButtons';
import { ExpenseDialog } from './ExpenseDialog';
import { ExpenseList } from './ExpenseList';
import { officeExpenseColumns } from './expenseColumns';
import { EXPENSE_FACTS } from './expenseFacts';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';

const SEARCH = { label: messages.officeSearch, hint: messages.officeSearchHint };
const NO_SAMPLES: readonly Expense[] = [];
const LOOKS = { read: readExpense, facts: EXPENSE_FACTS, nameOf: ({ expenseType }: Expense) => expenseType };

/** What all terminals spend, and where super admins decide on it. A server that keeps no expenses has nothing to decide. */
export function OfficeExpenseListScreen() {
  const asked = useListQuery();
  const { isSample, ...found } = useFoundExpenses(asked.query, NO_SAMPLES);
  const { remove, isRemoving } = useDeleteExpense(NO_SAMPLES);
  const { changeStatus, isChanging } = useExpenseStatus();
  const { isStale, dialog: freshLook } = useFreshLook(LOOKS);
  const [opened, setOpened] = useState<Expense>();
  const [toDelete, setToDelete] = useState<Expense>();
  const [toCorrect, setToCorrect] = useState<{ expense: Expense; to: string }>();
  // One that is decided on may leave the rows that are looked at, but stays open.
  const shown = opened && (found.rows.find(({ id }) => id === opened.id) ?? opened);

  async function decide(expense: Expense, status: string): Promise<void> {
    const { id } = expense;
    try {
      const { version } = await changeStatus({ id, version: expense.version, status });
      setOpened((now) => (now?.id === id ? { ...now, status, version } : now));
      toast.success(messages.decided(status));
    } catch (failure) {
      const isOpen = (now: Expense) =>
        nextStatuses(EXPENSE_TRANSITIONS, now.status).some((next) => next === status);
      const again = (now: Expense) => decide(now, status);
      if (isStale(failure, { row: expense, act: actOf(status), isOpen, again })) return;
      const message = failureMessage(failure);
      if (message !== undefined) toast.error(message);
    }
  }

  const actionsFor = (expense: Expense): MenuItem[] => [
    { label: messages.view, icon: ViewIcon, onSelect: () => setOpened(expense) },
    ...statusMenu({
      status: expense.status,
      transitions: EXPENSE_TRANSITIONS,
      whyNot: whyNotDecide(expense),
      onStep: (status) => void decide(expense, status),
      onCorrect: (to) => setToCorrect({ expense, to }),
    }),
    { label: messages.delete, icon: DeleteIcon, tone: 'danger', onSelect: () => setToDelete(expense) },
  ];

  if (isSample && !found.isLoading && !found.failure) {
    return <Navigate to={paths.superAdmin.dashboard} replace />;
  }
  return (
    <Page title={messages.title}>
      <ExpenseList
        asked={asked}
        found={found}
        isSample={isSample}
        columns={officeExpenseColumns}
        search={SEARCH}
        actionsFor={actionsFor}
        onOpen={setOpened}
      />
      {shown && (
        <ExpenseDialog
          expense={shown}
          onClose={() => setOpened(undefined)}
          footer={
            whyNotDecide(shown) ?? (
              <DecisionButtons
                status={shown.status}
                isBusy={isChanging}
                onStep={(status) => void decide(shown, status)}
                onCorrect={(to) => {
                  setOpened(undefined);
                  setToCorrect({ expense: shown, to });
                }}
              />
            )
          }
        />
      )}
      {freshLook}
      {toCorrect && (
        <CorrectStatusDialog
          record={toCorrect.expense}
          name={expenseRecord.nameOf(toCorrect.expense)}
          from={toCorrect.expense.status}
          to={toCorrect.to}
          changeStatus={changeStatus}
          isStale={(failure, again) =>
            isStale(failure, {
              row: toCorrect.expense,
              act: `Back to ${toCorrect.to}`,
              isOpen: ({ status }) => previousStatuses(EXPENSE_TRANSITIONS, status).includes(toCorrect.to),
              again: (now) => again(now.version),
            })
          }
          isChanging={isChanging}
          onClose={() => setToCorrect(undefined)}
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
