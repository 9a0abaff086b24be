import { ConfirmDialog } from '@motorpark/ui';

interface StepQuestionProps {
  /** The label of the step: "Set En-route". */
  act: string;
  /** What the server asks before it. */
  question: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
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
