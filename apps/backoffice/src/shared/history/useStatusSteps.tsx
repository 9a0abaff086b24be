import type { Saved, StatusOrder } from '@motorpark/api';
import { type StatusChoice, type StatusRules, type Versioned, statusChoices } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import type { ReactNode } from 'react';
import type { ConflictView } from './useStaleRecord';
import { type StepDialogs, useStatusStep } from './useStatusStep';

interface StatusStepsOf<Row> extends StatusRules<Row> {
  changing: {
    changeStatus: (order: StatusOrder) => Promise<Saved>;
    isChanging: boolean;
    isKept: boolean;
    isNotTheirs: boolean;
  };
  conflictView: ConflictView<Row>;
  /** The dialogs of steps that need more input; used only if the server stores statuses. */
  dialogs?: StepDialogs<Row>;
  /** Called after a step forward that the server stored. */
  onDone?: ((row: Row, status: string) => void) | undefined;
}

interface HasStatus extends Versioned {
  id: string;
  status?: string | undefined;
}

export interface StatusSteps<Row> {
  items: (row: Row) => MenuItem[];
  dialog: ReactNode;
  isChanging: boolean;
  /** Whether the user may set statuses that the server keeps. */
  isKept: boolean;
}

/** Returns the status steps of a record as menu items, and the dialogs that they open. */
export function useStatusSteps<Row extends HasStatus>(steps: StatusStepsOf<Row>): StatusSteps<Row> {
  const { transitionsOf, changing, conflictView } = steps;
  const { isKept, isNotTheirs, isChanging } = changing;
  const dialogs = isKept ? steps.dialogs : undefined;
  const { step, correct, dialog } = useStatusStep({
    ...changing,
    transitionsOf,
    conflictView,
    dialogs,
    onDone(row, status, { outcome, says = '' }) {
      const named = `${conflictView.nameOf(row)} is ${status}`;
      if (outcome !== 'done') return void toast.info(outcome === 'shown' ? `${named} ${says}` : says);
      toast.success(`${named}.`);
      return steps.onDone?.(row, status);
    },
  });
  const items = (row: Row) =>
    isNotTheirs
      ? []
      : statusMenu(statusChoices(row, steps, isKept), {
          opensDialog: (status) => dialogs?.[status] !== undefined,
          step: (status) => step(row, status),
          correct: (to) => correct(row, to),
        });
  return { items, dialog, isChanging, isKept };
}

interface Steps {
  /** Whether a step opens a dialog; its label then ends with an ellipsis. */
  opensDialog: (status: string) => boolean;
  step: (status: string) => void;
  /** Takes a wrong step back to a status, with a reason. */
  correct: (status: string) => void;
}

/** Returns the menu items that set a status. */
export const statusMenu = (
  choices: readonly StatusChoice[],
  { opensDialog, step, correct }: Steps,
): MenuItem[] =>
  choices.map(({ status, isBack, disabledReason }) => ({
    label: isBack ? `Back to ${status}…` : `${status}${opensDialog(status) ? '…' : ''}`,
    group: 'Change Status',
    disabledReason,
    onSelect: () => (isBack ? correct : step)(status),
  }));
