import {
  type Checkable,
  type FieldErrors,
  type ValidationContext,
  check,
  fieldErrors,
} from '@motorpark/domain';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { FormDialog, type FormDialogProps } from './FormDialog';

/** Errors by field; undefined if all went well. */
export type SubmitErrors = Readonly<Record<string, string | undefined>> | undefined;

export interface CheckedDialogProps<Draft, Values> extends Pick<
  FormDialogProps,
  'title' | 'size' | 'tone' | 'onClose'
> {
  /** Returns the label of the submit button. */
  labelOf: (draft: Draft) => string;
  /** The values when it opens. */
  start: Draft;
  schema: Checkable<Values>;
  /** What some rules depend on besides the values. */
  rules?: ValidationContext | undefined;
  /** Returns what is checked and saved; by default what was typed. */
  filled?: (draft: Draft) => object;
  /** Returns the errors while it is filled in; by default those of the schema. */
  errorsOf?: ((draft: Draft) => FieldErrors) | undefined;
  /** Saves the values, and closes the dialog. Returns the errors of a refusal. */
  save: (values: Values, draft: Draft) => Promise<SubmitErrors>;
  renderFields: (draft: Draft) => ReactNode;
}

/** A form in a dialog that is checked and saved in one step. */
export function CheckedDialog<Draft extends object, Values>({
  labelOf,
  start,
  schema,
  rules,
  filled = asTyped,
  errorsOf,
  save,
  renderFields,
  ...dialog
}: CheckedDialogProps<Draft, Values>) {
  async function submit(draft: Draft) {
    const { values, errors } = check(schema, filled(draft), rules);
    return errors ?? (await save(values, draft));
  }

  return (
    <Form<Draft>
      initialValues={start}
      initialValuesEqual={() => true}
      validate={errorsOf ?? ((draft) => fieldErrors(schema, filled(draft), rules))}
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          {...dialog}
          submitLabel={labelOf(values)}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
        >
          {renderFields(values)}
        </FormDialog>
      )}
    />
  );
}

const asTyped = <Draft,>(draft: Draft): Draft => draft;
