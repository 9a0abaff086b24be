import { type Saved, type StatusOrder, isApiFailure } from '@motorpark/api';
import { type Transitions, type Versioned, nextStatuses, previousStatuses } from '@motorpark/domain';
import { late, toast } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { toastFailure } from '../toastFailure';
import { type Looks, useFreshLook } from './useFreshLook';

const CorrectStatusDialog = late('CorrectStatusDialog', () => import('./CorrectStatusDialog'));
const WhyDialog = late('WhyDialog', () => import('./WhyDialog'));

interface Standing extends Versioned {
  id: string;
  status?: string | undefined;
}

/** What a step says beside its status. */
type StepDetails = Pick<StatusOrder, 'collection' | 'reason'>;

/** A step on, or a wrong one back. */
interface Step<Row> {
  row: Row;
  status: string;
  isBack?: true;
}

export interface StepDialogProps<Row> {
  row: Row;
  /** Takes the step; throws what the dialog has to show. */
  take: (details: StepDetails) => Promise<void>;
  isBusy: boolean;
  onClose: () => void;
}

/** The steps that take more than a press, by their status: the dialog that asks for it. */
export type StepDialogs<Row> = Readonly<Record<string, ComponentType<StepDialogProps<Row>> | undefined>>;

interface StatusChange<Row> {
  transitionsOf: (row: Row) => Transitions<string>;
  changeStatus: (order: StatusOrder) => Promise<Saved>;
  isChanging: boolean;
  /** How a record that somebody else changed meanwhile is looked at again. */
  looks: Looks<Row>;
  /** What a wrong step is taken back of, where people call it otherwise there. */
  nameOf?: (row: Row) => string;
  dialogs?: StepDialogs<Row> | undefined;
  /** The verb of a step: "Set Delivered" by default. */
  actOf?: (status: string) => string;
  /** Says what was done. */
  onDone: (row: Row, status: string, saved: Saved) => void;
  /** The status is another one now, or the person has seen why not. */
  onSettled?: (() => unknown) | undefined;
}

/** Sets a record's status, one step on or, with a reason, a wrong one back; what prevents it is shown. */
export function useStatusStep<Row extends Standing>({
  transitionsOf,
  changeStatus,
  isChanging,
  looks,
  nameOf = looks.nameOf,
  dialogs = {},
  actOf = (status) => `Set ${status}`,
  onDone,
  onSettled,
}: StatusChange<Row>): {
  step: (row: Row, status: string) => void;
  /** Asks why first. */
  correct: (row: Row, to: string) => void;
  dialog: ReactNode;
} {
  const [opened, setOpened] = useState<Step<Row> & { why?: string }>();
  const { isStale, dialog: freshLook } = useFreshLook(looks);

  /** Takes a step, or shows what somebody else has made of the record meanwhile. Throws any other failure. */
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
      const act = isBack ? `Back to ${status}` : actOf(status);
      if (!isStale(failure, { row, act, isOpen, again })) throw failure;
    }
  }

  /** Takes a step, and asks why where it stands against a rule. */
  async function press(taken: Step<Row>, details?: StepDetails): Promise<void> {
    try {
      await take(taken, details);
      onSettled?.();
    } catch (failure) {
      if (!asksWhy(failure)) throw failure;
      setOpened({ ...taken, why: failure.message });
    }
  }

  function dialogOf({ why, ...asked }: NonNullable<typeof opened>) {
    const { row, status, isBack } = asked;
    const shared = {
      take: async (details: StepDetails) => take(asked, details),
      isBusy: isChanging,
      onClose() {
        setOpened(undefined);
        onSettled?.();
      },
    };
    if (isBack) return <CorrectStatusDialog name={nameOf(row)} from={row.status} to={status} {...shared} />;
    if (why !== undefined) return <WhyDialog act={actOf(status)} why={why} {...shared} />;
    const StepDialog = dialogs[status];
    return StepDialog && <StepDialog row={row} {...shared} />;
  }

  return {
    step(row, status) {
      if (dialogs[status]) return setOpened({ row, status });
      press({ row, status }).catch((failure: unknown) => {
        toastFailure(failure);
        onSettled?.();
      });
    },
    correct: (row, status) => setOpened({ row, status, isBack: true }),
    dialog: (
      <>
        {freshLook}
        {opened && dialogOf(opened)}
      </>
    ),
  };
}

/** Whether a step stands against a rule, and is taken with a reason. */
const asksWhy = (failure: unknown): failure is Error =>
  isApiFailure(failure) && failure.kind === 'invalid' && 'reason' in failure.fieldErrors;
