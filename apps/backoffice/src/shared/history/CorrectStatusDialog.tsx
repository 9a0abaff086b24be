import { WHY_TAKEN_BACK } from '@motorpark/domain';
import type { ReactNode } from 'react';
import type { StepDialogProps } from './useStatusStep';
import { WhyDialog } from './WhyDialog';

interface CorrectStatusDialogProps extends Omit<StepDialogProps<unknown>, 'row'> {
  /** The record's name: "Waybill WB-7QF3XM-K". */
  name: string;
  /** The status set by mistake, and the one before. */
  from: string | undefined;
  to: string;
  children?: ReactNode;
}

/** A dialog that takes a wrong status step back, with a reason that stays in the record's history. */
export const CorrectStatusDialog = ({ name, from, to, ...step }: CorrectStatusDialogProps) => (
  <WhyDialog
    act={`Back to ${to}`}
    why={
      <>
        <b>{name}</b> was set to {from} by mistake. The correction and its reason stay in its history.
      </>
    }
    missing={WHY_TAKEN_BACK}
    {...step}
  />
);
