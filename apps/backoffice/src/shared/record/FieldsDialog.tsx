import { useFormRules } from '@motorpark/api';
import { type Fields, type ValuesOf, valuesOf } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import {
  type FieldOptions,
  type FieldsForm,
  RecordFields,
  emptyDraft,
  labelWithAmount,
} from '@motorpark/ui/form';
import type { ReactNode } from 'react';
import { SaveDialog } from '../form/SaveDialog';

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
  return (
    <SaveDialog
      title={words.title}
      labelOf={({ amount }) => labelWithAmount(words.submit, amount)}
      start={{ ...emptyDraft(fields), ...initial }}
      schema={schema}
      rules={rules}
      names={names}
      save={async (values, retryKey) => {
        await save(valuesOf(table, values), retryKey);
        if (words.done !== undefined) toast.success(words.done);
        onClose();
      }}
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
