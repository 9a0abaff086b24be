import { type Saved, type StatusOrder, isApiFailure } from '@motorpark/api';
import { type Transitions, type Versioned, nextStatuses, previousStatuses } from '@motorpark/domain';
import { late } from '@motorpark/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { toastFailure } from '../toastFailure';
import { type Looks, useFreshLook } from './useFreshLook';

const CorrectStatusDialog = late('CorrectStatusDialog', () => import('./CorrectStatusDialog'));
const ReasonDialog = late('ReasonDialog', () => import('../record/ReasonDialog'));

interface Standing extends Versioned {
  id: string;
  status?: string | undefined;
}

/** What a step says beside its status. */
type StepDetails = Pick<StatusOrder, 'collection'>;

export interface StepDialogProps<Row> {
  row: Row;
  /** Takes the step; throws what the dialog has to show. */
  take: (details: StepDetails) => Promise<void>;
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
  const [asked, setAsked] = useState<{ row: Row; to: string; why: string }>();
  const [opened, setOpened] = useState<{ row: Row; status: string }>();
  const [correction, setCorrection] = useState<{ row: Row; to: string }>();
  const { isStale, dialog: freshLook } = useFreshLook(looks);

  /** Takes a step, or shows what somebody else has made of the record meanwhile. Throws any other failure. */
  async function taken(row: Row, status: string, details?: StepDetails): Promise<void> {
    try {
      onDone(row, status, await changeStatus({ id: row.id, version: row.version, status, ...details }));
    } catch (failure) {
      const isOpen = (now: Row) => nextStatuses(transitionsOf(now), now.status ?? '').includes(status);
      const again = async (now: Row) => step(now, status);
      if (!isStale(failure, { row, act: actOf(status), isOpen, again })) throw failure;
    }
  }

  async function take(row: Row, status: string): Promise<void> {
    try {
      await taken(row, status);
    } catch (failure) {
      if (asksWhy(failure)) return setAsked({ row, to: status, why: failure.message });
      toastFailure(failure);
    }
    onSettled?.();
  }

  const step = (row: Row, status: string) =>
    dialogs[status] ? setOpened({ row, status }) : void take(row, status);
  const StepDialog = opened && dialogs[opened.status];

  return {
    step,
    correct: (row, to) => setCorrection({ row, to }),
    dialog: (
      <>
        {freshLook}
        {StepDialog && (
          <StepDialog
            row={opened.row}
            take={async (details) => {
              await taken(opened.row, opened.status, details);
              onSettled?.();
            }}
            onClose={() => setOpened(undefined)}
          />
        )}
        {asked && (
          <ReasonDialog
            title={actOf(asked.to)}
            confirmLabel={actOf(asked.to)}
            missing="Please say why."
            isBusy={isChanging}
            onConfirm={async (reason) => {
              const { row, to } = asked;
              onDone(row, to, await changeStatus({ id: row.id, version: row.version, status: to, reason }));
              setAsked(undefined);
              onSettled?.();
            }}
            onClose={() => {
              setAsked(undefined);
              onSettled?.();
            }}
          >
            <p>{asked.why}</p>
          </ReasonDialog>
        )}
        {correction && (
          <CorrectStatusDialog
            record={correction.row}
            name={nameOf(correction.row)}
            from={correction.row.status ?? ''}
            to={correction.to}
            changeStatus={changeStatus}
            isStale={(failure, again) =>
              isStale(failure, {
                row: correction.row,
                act: `Back to ${correction.to}`,
                isOpen: (now) =>
                  previousStatuses(transitionsOf(now), now.status ?? '').includes(correction.to),
                again: (now) => again(now.version),
              })
            }
            isChanging={isChanging}
            onClose={() => {
              setCorrection(undefined);
              onSettled?.();
            }}
          />
        )}
      </>
    ),
  };
}

/** Whether a step stands against a rule, and is taken with a reason. */
const asksWhy = (failure: unknown): failure is Error =>
  isApiFailure(failure) && failure.kind === 'invalid' && 'reason' in failure.fieldErrors;
