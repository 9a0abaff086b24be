import { SAY_WHY } from '@motorpark/domain';
import { ReasonDialog } from '@motorpark/ui/form';
import type { ReactNode } from 'react';
import { confirmWithReason } from './confirmWithReason';
import type { StepDialogProps } from './useStatusStep';

interface WhyDialogProps extends Omit<StepDialogProps<unknown>, 'row'> {
  /** The label of the step: "Set En-route". */
  act: string;
  /** The server's message about the rule that the step breaks, or what the step means. */
  why: ReactNode;
  /** The error if the reason is empty. */
  missing?: string;
  children?: ReactNode;
}

/** A dialog that asks for the reason of a status step: one that breaks a rule, or takes a wrong one back. */
export const WhyDialog = ({ act, why, missing = SAY_WHY, take, onClose, children }: WhyDialogProps) => (
  <ReasonDialog
    title={act}
    confirmLabel={act}
    missing={missing}
    onConfirm={confirmWithReason(async (reason) => {
      await take({ reason });
      onClose();
    })}
    onClose={onClose}
  >
    <p>{why}</p>
    {children}
  </ReasonDialog>
);
