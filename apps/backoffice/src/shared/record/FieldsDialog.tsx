import { newRetryKey, useFormRules } from '@motorpark/api';
import { type Fields, type ValuesOf, check, fieldErrors, valuesOf } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { FormDialog } from '../form/FormDialog';
import { emptyDraft } from '../form/emptyDraft';
import { labelWithAmount } from '../form/labelWithAmount';
import { runStep } from '../form/runStep';
import { type FieldOptions, RecordFields } from './RecordFields';
import type { FieldsForm } from './fieldsForm';
import type { Draft } from './recordKind';

interface FieldsDialogProps<F extends Fields> {
  /** Title and button; `done` is the toast after success, undefined if another part shows one. */
  words: { title: string; submit: string; done?: string };
  form: FieldsForm<F>;
  /** Initial values; empty by default. */
  initial?: Readonly<Partial<Record<keyof F, string>>>;
  /** Saves the values; each attempt of one dialog has the same retry key. */
  save: (values: ValuesOf<F>, retryKey: string) => Promise<unknown>;
  onClose: () => void;
  options?: FieldOptions<keyof F & string>;
  children?: ReactNode;
}

/** A dialog with a few fields that are saved immediately, for example of a drawer, a payment, or a parcel handed over. */
export function FieldsDialog<F extends Fields>(props: FieldsDialogProps<F>) {
  const { words, form, initial, save, onClose, options, children } = props;
  const { table, fields, schema, names } = form;
  const rules = useFormRules();
  const [retryKey] = useState(newRetryKey);

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, draft, rules);
    if (errors) return errors;
    return await runStep(async () => {
      await save(valuesOf(table, values), retryKey);
      if (words.done !== undefined) toast.success(words.done);
      onClose();
    }, names);
  }

  return (
    <Form<Draft>
      initialValues={{ ...emptyDraft(fields), ...initial }}
      initialValuesEqual={() => true}
      validate={(draft) => fieldErrors(schema, draft, rules)}
      onSubmit={submit}
      render={({ handleSubmit, submitting, values }) => (
        <FormDialog
          title={words.title}
          submitLabel={labelWithAmount(words.submit, values['amount'])}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          {children}
          <RecordFields fields={fields} options={options} />
        </FormDialog>
      )}
    />
  );
}
