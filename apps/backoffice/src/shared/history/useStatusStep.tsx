import { type Saved, type StatusOrder, isApiFailure } from '@motorpark/api';
import { type Transitions, type Versioned, nextStatuses, previousStatuses } from '@motorpark/domain';
import { lazyPart, toast } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { toastFailure } from '../toastFailure';
import { type ConflictView, useStaleRecord } from './useStaleRecord';

const CorrectStatusDialog = lazyPart('CorrectStatusDialog', () => import('./CorrectStatusDialog'));
const StepQuestion = lazyPart('StepQuestion', () => import('./StepQuestion'));
const WhyDialog = lazyPart('WhyDialog', () => import('./WhyDialog'));

interface HasStatus extends Versioned {
  id: string;
  status?: string | undefined;
}

/** What a step sends besides its status. */
type StepDetails = Pick<StatusOrder, 'collection' | 'confirmed' | 'reason'>;

/** A status step, or a wrong one taken back. */
interface Step<Row> {
  row: Row;
  status: string;
  isBack?: true;
}

/** What the server asked when a step was tried, and what the user had said by then. */
interface Asked {
  why?: string | undefined;
  question?: string | undefined;
  said?: StepDetails | undefined;
}

export interface StepDialogProps<Row> {
  row: Row;
  /** Takes the step; throws failures that the dialog must show. */
  take: (details: StepDetails) => Promise<void>;
  onClose: () => void;
}

/** The dialogs of steps that need more input, by status; of corrections, by `Back to` and the status. */
export type StepDialogs<Row> = Readonly<Record<string, ComponentType<StepDialogProps<Row>> | undefined>>;

interface StatusChange<Row> {
  transitionsOf: (row: Row) => Transitions<string>;
  changeStatus: (order: StatusOrder) => Promise<Saved>;
  isChanging: boolean;
  /** How a record is shown that somebody else has changed meanwhile. */
  conflictView: ConflictView<Row>;
  /** The record's name in messages of corrections; default that of `conflictView`. */
  nameOf?: (row: Row) => string;
  dialogs?: StepDialogs<Row> | undefined;
  /** The label of a step; default "Set Delivered". */
  actOf?: (status: string) => string;
  onDone: (row: Row, status: string, saved: Saved) => void;
}

/** Sets a record's status: a step forward or, with a reason, a wrong one back. Obstacles are shown in a dialog or toast. */
export function useStatusStep<Row extends HasStatus>({
  transitionsOf,
  changeStatus,
  isChanging,
  conflictView,
  nameOf = conflictView.nameOf,
  dialogs = {},
  actOf = (status) => `Set ${status}`,
  onDone,
}: StatusChange<Row>): {
  step: (row: Row, status: string) => void;
  /** Opens the dialog that asks for the reason. */
  correct: (row: Row, to: string) => void;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Step<Row> & Asked>();
  const { isStale, dialog: staleDialog } = useStaleRecord(conflictView);

  /** Takes a step; if somebody else has changed the record, shows its changes instead. Throws any other failure. */
  async function take(taken: Step<Row>, details?: StepDetails): Promise<void> {
    const { row, status, isBack } = taken;
    try {
      const saved = await changeStatus({ id: row.id, version: row.version, status, ...details });
      if (isBack) toast.success(`${nameOf(row)} is ${status} again.`);
      else onDone(row, status, saved);
    } catch (failure) {
      const isOpen = (now: Row) =>
        (isBack ? previousStatuses : nextStatuses)(transitionsOf(now), now.status ?? '').includes(status);
      const again = async (now: Row) => press({ ...taken, row: now }, details);
      const act = isBack ? backTo(status) : actOf(status);
      if (!isStale(failure, { row, act, isOpen, again })) throw failure;
    }
  }

  /** Takes a step, and asks for a reason if it breaks a rule. */
  async function press(taken: Step<Row>, details?: StepDetails): Promise<void> {
    try {
      await take(taken, details);
    } catch (failure) {
      if (!opens(failure, taken, details)) throw failure;
    }
  }

  async function confirm(taken: Step<Row>, said?: StepDetails): Promise<void> {
    const details = { ...said, confirmed: true };
    try {
      await take(taken, details);
      setOpened(undefined);
    } catch (failure) {
      if (opens(failure, taken, details)) return;
      setOpened(undefined);
      toastFailure(failure);
    }
  }

  /** Opens the dialog in which the server's question is answered; returns false if it has asked none. */
  function opens(failure: unknown, taken: Step<Row>, said?: StepDetails): boolean {
    const question = errorAt(failure, 'confirmed');
    const why = errorAt(failure, 'reason');
    if (question === undefined && why === undefined) return false;
    setOpened({ ...taken, question, why, said });
    return true;
  }

  function dialogOf({ why, question, said, ...step }: NonNullable<typeof opened>) {
    const { row, status, isBack } = step;
    const shared = {
      take: async (details: StepDetails) => take(step, { ...said, ...details }),
      onClose: () => setOpened(undefined),
    };
    if (question !== undefined) {
      return (
        <StepQuestion
          act={actOf(status)}
          question={question}
          isBusy={isChanging}
          onConfirm={() => confirm(step, said)}
          onClose={() => shared.onClose()}
        />
      );
    }
    if (why !== undefined) return <WhyDialog act={actOf(status)} why={why} {...shared} />;
    const StepDialog = dialogs[isBack ? backTo(status) : status];
    if (isBack && !StepDialog)
      return <CorrectStatusDialog name={nameOf(row)} from={row.status} to={status} {...shared} />;
    return StepDialog && <StepDialog row={row} {...shared} />;
  }

  return {
    step(row, status) {
      if (dialogs[status]) return setOpened({ row, status });
      press({ row, status }).catch(toastFailure);
    },
    correct: (row, status) => setOpened({ row, status, isBack: true }),
    dialog: (
      <>
        {staleDialog}
        {opened && dialogOf(opened)}
      </>
    ),
  };
}

const backTo = (status: string) => `Back to ${status}`;

const errorAt = (failure: unknown, field: string): string | undefined =>
  isApiFailure(failure) && failure.kind === 'invalid' ? failure.fieldErrors[field] : undefined;
