import type { ReactNode } from 'react';
import { ReasonDialog } from './ReasonDialog';
import type { StepDialogProps } from './useStatusStep';

interface CorrectStatusDialogProps extends Omit<StepDialogProps<unknown>, 'row'> {
  /** The record's name: "Waybill WB-7QF3XM-K". */
  name: string;
  /** The status set by mistake, and the one before. */
  from: string | undefined;
  to: string;
  children?: ReactNode;
}

/** A dialog that takes a wrong status step back, with a reason that stays in the record's history. */
export const CorrectStatusDialog = ({
  name,
  from,
  to,
  take,
  isBusy,
  onClose,
  children,
}: CorrectStatusDialogProps) => (
  <ReasonDialog
    title={`Back to ${to}`}
    confirmLabel={`Back to ${to}`}
    missing="Please say why the status is taken back."
    isBusy={isBusy}
    onConfirm={async (reason) => {
      await take({ reason });
      onClose();
    }}
    onClose={onClose}
  >
    <p>
      <b>{name}</b> was set to {from} by mistake. The correction and its reason stay in its history.
    </p>
    {children}
  </ReasonDialog>
);
