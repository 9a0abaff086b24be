import { newRetryKey } from '@motorpark/api';
import {
  type Checkable,
  type FieldErrors,
  type ValidationContext,
  check,
  fieldErrors,
} from '@motorpark/domain';
import { FormDialog } from '@motorpark/ui/form';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { runStep } from './runStep';

interface SaveDialogProps<Draft, Values> extends Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'size' | 'tone' | 'onClose'
> {
  labelOf: (draft: Draft) => string;
  /** The values when it opens. */
  start: Draft;
  schema: Checkable<Values>;
  rules?: ValidationContext;
  /** Returns what is checked and saved; by default what was typed. */
  filled?: (draft: Draft) => object;
  /** Returns the errors while it is filled in; by default those of the schema. */
  errorsOf?: (draft: Draft) => FieldErrors;
  /** Form fields to wire fields, for the server's field errors. */
  names: Readonly<Record<string, string>>;
  /** Saves the values, and closes the dialog; each attempt of one dialog has the same retry key. Throws the server's failure. */
  save: (values: Values, retryKey: string, draft: Draft) => Promise<unknown>;
  renderFields: (draft: Draft) => ReactNode;
}

/** A form in a dialog that is checked and saved in one step. */
export function SaveDialog<Draft extends object, Values>({
  labelOf,
  start,
  schema,
  rules,
  filled = asTyped,
  errorsOf,
  names,
  save,
  renderFields,
  ...dialog
}: SaveDialogProps<Draft, Values>) {
  const [retryKey] = useState(newRetryKey);

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, filled(draft), rules);
    if (errors) return errors;
    return await runStep(async () => {
      await save(values, retryKey, draft);
    }, names);
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
