import { type Fields, type ValidationContext, type ValuesOf, valuesOf } from '@motorpark/domain';
import type { ReactNode } from 'react';
import type { SubmitErrors } from '../CheckedForm';
import { CheckedDialog } from '../CheckedDialog/CheckedDialog';
import { emptyDraft } from '../emptyDraft';
import type { FieldsForm } from '../fieldsForm';
import { labelWithAmount } from '../labelWithAmount';
import { type FieldOptions, RecordFields } from '../RecordFields/RecordFields';

export interface CheckedFieldsDialogProps<F extends Fields> {
  /** Title of the dialog, and label of its button. */
  words: { title: string; submit: string };
  /** The fields and their rules: the result of `fieldsForm`. */
  form: Omit<FieldsForm<F>, 'names'>;
  /** What some rules depend on besides the values. */
  rules?: ValidationContext | undefined;
  /** Initial values; empty by default. */
  initial?: Readonly<Partial<Record<keyof F, string>>> | undefined;
  /** Saves the values, and closes the dialog. Returns the errors of a refusal. */
  save: (values: ValuesOf<F>) => Promise<SubmitErrors>;
  /** Called when it was sent, or nothing is to be sent. */
  onClose: () => unknown;
  options?: FieldOptions<keyof F & string> | undefined;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** A dialog with a few fields that are saved immediately, for example of a drawer, a payment, or a parcel handed over. */
export function CheckedFieldsDialog<F extends Fields>(props: CheckedFieldsDialogProps<F>) {
  const { words, form, rules, initial, save, onClose, options, children } = props;
  const { table, fields, schema } = form;
  return (
    <CheckedDialog
      title={words.title}
      labelOf={({ amount }) => labelWithAmount(words.submit, amount)}
      start={{ ...emptyDraft(fields), ...initial }}
      schema={schema}
      rules={rules}
      save={(values) => save(valuesOf(table, values))}
      onClose={onClose}
      renderFields={() => (
        <>
          {children}
          <RecordFields fields={fields} options={options} />
        </>
      )}
    />
  );
}
