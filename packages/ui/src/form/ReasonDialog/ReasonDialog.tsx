import { check, fieldErrors, reasonSchema } from '@motorpark/domain';
import { type ReactNode, useMemo } from 'react';
import { Form } from 'react-final-form';
import type { SubmitErrors } from '../CheckedForm';
import { TextAreaField } from '../../controls';
import { FormDialog } from '../FormDialog/FormDialog';
import { useBoundField } from '../useBoundField';
import { useLocale } from '../../locale';

export interface ReasonDialogProps {
  /** Title of the dialog, and its accessible name. */
  title: string;
  /** What the action does, above the field. */
  children?: ReactNode;
  /** The error if the reason is empty. */
  missing: string;
  /** What its button does, as a verb. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'info' | 'danger' | undefined;
  /** Carries out the action, and closes the dialog on success. Returns the error of a refused reason. */
  onConfirm: (reason: string) => Promise<SubmitErrors>;
  /** Called when it was done, or is not to be done. */
  onClose: () => unknown;
}

const START = { reason: '' };

/** A dialog that asks for a reason, which stays in the record's history, before an action. */
export function ReasonDialog({
  title,
  children,
  missing,
  confirmLabel,
  cancelLabel,
  tone,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const schema = useMemo(() => reasonSchema(missing), [missing]);

  async function submit(draft: typeof START) {
    const { values, errors } = check(schema, draft);
    return errors ?? (await onConfirm(values.reason));
  }

  return (
    <Form
      initialValues={START}
      validate={(draft) => fieldErrors(schema, draft)}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title={title}
          submitLabel={confirmLabel}
          cancelLabel={cancelLabel}
          tone={tone}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          {children}
          <ReasonField />
        </FormDialog>
      )}
    />
  );
}

const ReasonField = () => {
  const { say } = useLocale();
  return <TextAreaField label={say('Reason')} isRequired {...useBoundField('reason')} />;
};
