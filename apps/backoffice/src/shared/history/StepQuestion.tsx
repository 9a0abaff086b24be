import { ConfirmDialog, type ConfirmDialogProps } from '@motorpark/ui';

interface StepQuestionProps extends Pick<ConfirmDialogProps, 'isBusy' | 'onConfirm'> {
  /** The label of the step: "Set En-route". */
  act: string;
  /** What the server asks before it. */
  question: string;
  onClose: () => void;
}

/** A dialog that asks whether an unusual status step is meant. */
export const StepQuestion = ({ act, question, onClose, ...running }: StepQuestionProps) => (
  <ConfirmDialog
    title={`${act} now?`}
    notes={[question]}
    confirmLabel={act}
    onCancel={onClose}
    {...running}
  />
);
