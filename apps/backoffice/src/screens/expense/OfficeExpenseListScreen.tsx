import { useDeleteExpense, useExpenseStatus, useFoundExpenses } from '@motorpark/api';
import {
  EXPENSE_TRANSITIONS,
  type Expense,
  formatNaira,
  nextStatuses,
  previousStatuses,
  statusChoices,
  whyNotDecide,
  whyNotDelete,
} from '@motorpark/domain';
import { Button, DeleteIcon, type MenuItem, Page, ViewIcon, lazyPart, toast } from '@motorpark/ui';
import { useState } from 'react';
import { statusMenu } from '../../shared/history/useStatusSteps';
import { type StepDialogProps, useStatusStep } from '../../shared/history/useStatusStep';
import { useListQuery } from '../../shared/list/useListQuery';
import { ExpenseList } from './ExpenseList';
import { officeExpenseColumns } from './expenseListColumns';
import { EXPENSE_CONFLICT_VIEW } from './expenseConflictView';
import { expenseRecord } from './expenseRecord';
import { messages } from './messages';

const WhyDialog = lazyPart('WhyDialog', () => import('../../shared/history/WhyDialog'));

/** Rejects an expense with a reason, which whoever entered it reads. */
const RejectExpense = ({ row, ...step }: StepDialogProps<Expense>) => (
  <WhyDialog
    act={actOf('Rejected')}
    why={messages.rejecting(row.expenseType, formatNaira(row.amount), row.cashier)}
    {...step}
  />
);

const ExpenseDialog = lazyPart('ExpenseDialog', () => import('./ExpenseDialogs'));
const DeleteExpenseDialog = lazyPart('DeleteExpenseDialog', () => import('./ExpenseDialogs'));
const RULES = { transitionsOf: () => EXPENSE_TRANSITIONS };
const STEP_DIALOGS = { Rejected: RejectExpense };
const TEXTS = { ...messages, ...messages.office };

/** The expenses of all terminals, which super admins decide here. Redirects to the dashboard if the server stores no expenses. */
export function OfficeExpenseListScreen() {
  const listQuery = useListQuery();
  const found = useFoundExpenses(listQuery.query);
  const { remove, isRemoving } = useDeleteExpense();
  const changing = useExpenseStatus();
  const mayDecide = changing.isKept;
  const [opened, setOpened] = useState<Expense>();
  const [toDelete, setToDelete] = useState<Expense>();
  // A decided expense may leave the filtered rows, but its dialog stays open.
  const shown = opened && (found.rows.find(({ id }) => id === opened.id) ?? opened);

  const { step, correct, dialog } = useStatusStep({
    ...RULES,
    ...changing,
    conflictView: EXPENSE_CONFLICT_VIEW,
    nameOf: expenseRecord.nameOf,
    dialogs: STEP_DIALOGS,
    actOf,
    onDone({ id }, status, { version }) {
      setOpened((now) => (now?.id === id ? { ...now, status, version } : now));
      toast.success(messages.decided(status));
    },
  });

  const changesOf = (expense: Expense): MenuItem[] => [
    ...statusMenu(statusChoices(expense, RULES, true), {
      opensDialog: asksWhy,
      step: (status) => step(expense, status),
      correct: (to) => correct(expense, to),
    }).map((item) => Object.assign(item, { disabledReason: whyNotDecide(expense) })),
    {
      label: messages.delete,
      icon: DeleteIcon,
      tone: 'danger',
      disabledReason: whyNotDelete(expense),
      onSelect: () => setToDelete(expense),
    },
  ];
  const rowMenu = (expense: Expense): MenuItem[] => [
    { label: messages.view, icon: ViewIcon, onSelect: () => setOpened(expense) },
    ...(mayDecide ? changesOf(expense) : []),
  ];

  return (
    <Page title={messages.title}>
      <ExpenseList
        listQuery={listQuery}
        found={found}
        columns={officeExpenseColumns}
        texts={TEXTS}
        rowMenu={rowMenu}
        onOpen={setOpened}
      />
      {shown && (
        <ExpenseDialog
          expense={shown}
          onClose={() => setOpened(undefined)}
          footer={
            mayDecide &&
            (whyNotDecide(shown) ?? (
              <DecisionButtons
                status={shown.status}
                isBusy={changing.isChanging}
                onStep={(status) => {
                  if (asksWhy(status)) setOpened(undefined);
                  step(shown, status);
                }}
                onCorrect={(to) => {
                  setOpened(undefined);
                  correct(shown, to);
                }}
              />
            ))
          }
        />
      )}
      {dialog}
      {toDelete && (
        <DeleteExpenseDialog
          expense={toDelete}
          remove={remove}
          isRemoving={isRemoving}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </Page>
  );
}

interface DecisionButtonsProps {
  status: string;
  isBusy: boolean;
  onStep: (status: string) => void;
  /** Called with the previous status that a correction returns to; it needs a reason. */
  onCorrect: (status: string) => void;
}

interface Look {
  label: string;
  variant: 'primary' | 'secondary';
  asksWhy?: true;
}

const BUTTONS: Readonly<Record<string, Look>> = {
  Approved: { label: 'Approve', variant: 'primary' },
  Rejected: { label: 'Reject', variant: 'secondary', asksWhy: true },
};

const actOf = (status: string): string => BUTTONS[status]?.label ?? status;

const asksWhy = (status: string): boolean => BUTTONS[status]?.asksWhy === true;

/** Buttons for a super admin's decisions on an expense and for taking them back; the primary one is last. */
function DecisionButtons({ status, isBusy, onStep, onCorrect }: DecisionButtonsProps) {
  return (
    <>
      {previousStatuses(EXPENSE_TRANSITIONS, status).map((before) => (
        <Button key={before} onPress={() => onCorrect(before)}>
          {`Back to ${before}…`}
        </Button>
      ))}
      {[...nextStatuses(EXPENSE_TRANSITIONS, status)].toReversed().map((next) => (
        <Button key={next} variant={BUTTONS[next]?.variant} isBusy={isBusy} onPress={() => onStep(next)}>
          {asksWhy(next) ? `${actOf(next)}…` : actOf(next)}
        </Button>
      ))}
    </>
  );
}
