import { ReasonDialog } from './ReasonDialog';
import type { StepDialogProps } from './useStatusStep';

interface WhyDialogProps extends Omit<StepDialogProps<unknown>, 'row'> {
  /** The label of the step: "Set En-route". */
  act: string;
  /** The server's message about the rule that the step breaks. */
  why: string;
}

/** A dialog that asks for a reason to take a step against a rule. */
export const WhyDialog = ({ act, why, take, isBusy, onClose }: WhyDialogProps) => (
  <ReasonDialog
    title={act}
    confirmLabel={act}
    missing="Please say why."
    isBusy={isBusy}
    onConfirm={async (reason) => {
      await take({ reason });
      onClose();
    }}
    onClose={onClose}
  >
    <p>{why}</p>
  </ReasonDialog>
);
