import type { Saved, Source, StatusOrder } from '@motorpark/api';
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
    source: Source | undefined;
    samples: readonly string[];
  };
  conflictView: ConflictView<Row>;
  /** The dialogs of steps that need more input; used only if the server stores statuses. */
  dialogs?: StepDialogs<Row>;
  /** Returns the message if the server stores no status. */
  notKept: (row: Row, status: string) => string;
  /** Called when the status has changed. */
  onChanged?: (() => unknown) | undefined;
  /** Called after a step forward that the server stored. */
  onDone?: ((row: Row, status: string) => void) | undefined;
}

/** A record with a status. */
interface HasStatus extends Versioned {
  id: string;
  status?: string | undefined;
}

export interface StatusSteps<Row> {
  items: (row: Row) => MenuItem[];
  dialog: ReactNode;
  isChanging: boolean;
  /** Where the statuses are stored; undefined until that is known. */
  source: Source | undefined;
}

/** Returns the status steps of a record as menu items, and the dialogs that they open. */
export function useStatusSteps<Row extends HasStatus>(steps: StatusStepsOf<Row>): StatusSteps<Row> {
  const { transitionsOf, changing, conflictView, notKept, onChanged } = steps;
  const { source, isChanging } = changing;
  const dialogs = source === 'live' ? steps.dialogs : undefined;
  const { step, correct, dialog } = useStatusStep({
    ...changing,
    transitionsOf,
    conflictView,
    dialogs,
    onDone(row, status, { outcome }) {
      if (outcome !== 'done') return void toast.info(notKept(row, status));
      toast.success(`${conflictView.nameOf(row)} is ${status}.`);
      return steps.onDone?.(row, status);
    },
    onSettled: onChanged,
  });
  const items = (row: Row) =>
    statusItems(row, steps, changing, {
      opensDialog: (status) => dialogs?.[status] !== undefined,
      step: (status) => step(row, status),
      correct: (to) => correct(row, to),
    });
  return { items, dialog, isChanging, source };
}
