import type { ReactNode } from 'react';
import { CheckedForm, type CheckedFormProps } from '../CheckedForm';
import { FormDialog, type FormDialogProps } from '../FormDialog/FormDialog';

export interface CheckedDialogProps<Draft, Values>
  extends
    Pick<FormDialogProps, 'title' | 'size' | 'tone' | 'onClose'>,
    Omit<CheckedFormProps<Draft, Values>, 'render'> {
  /** Returns the label of the submit button. */
  labelOf: (draft: Draft) => string;
  /** Returns the fields, from the values so far. */
  renderFields: (draft: Draft) => ReactNode;
}

/** A form in a dialog that is checked and saved in one step; `save` closes it. */
export function CheckedDialog<Draft extends object, Values>({
  title,
  size,
  tone,
  onClose,
  labelOf,
  renderFields,
  ...form
}: CheckedDialogProps<Draft, Values>) {
  return (
    <CheckedForm
      {...form}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          title={title}
          size={size}
          tone={tone}
          submitLabel={labelOf(values)}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          {renderFields(values)}
        </FormDialog>
      )}
    />
  );
}
