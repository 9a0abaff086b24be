import { ReasonDialog } from '../record/ReasonDialog';
import type { StepDialogProps } from './useStatusStep';

interface WhyDialogProps extends Omit<StepDialogProps<unknown>, 'row'> {
  /** The verb of the step: "Set En-route". */
  act: string;
  /** The rule that the step stands against, as the server says it. */
  why: string;
}

/** A step that stands against a rule is taken with a reason. */
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
