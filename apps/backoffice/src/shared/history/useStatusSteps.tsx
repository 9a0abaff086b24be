import type { Saved, StatusOrder } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import { type MenuItem, toast } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { type StatusRules, statusItems } from './statusMenu';
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
      : statusItems(row, steps, isKept, {
          opensDialog: (status) => dialogs?.[status] !== undefined,
          step: (status) => step(row, status),
          correct: (to) => correct(row, to),
        });
  return { items, dialog, isChanging, isKept };
}
