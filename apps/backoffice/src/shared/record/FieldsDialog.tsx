import {
  type Checkable,
  type DraftOf,
  type Fields,
  type ValuesOf,
  check,
  fieldErrors,
  valuesOf,
} from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { FormDialog } from '../form/FormDialog';
import { emptyDraft } from '../form/emptyDraft';
import { labelWithAmount } from '../form/labelWithAmount';
import { runStep } from '../form/runStep';
import { RecordFields } from './RecordFields';
import type { RecordField } from './fieldKinds';
import type { Draft } from './recordKind';

interface FieldsDialogProps<F extends Fields> {
  /** Title and button; `done` is the toast after success, undefined if another part shows one. */
  words: { title: string; submit: string; done?: string };
  /** The table of fields, their inputs, their rules, and their wire names. */
  table: F;
  fields: readonly RecordField[];
  schema: Checkable<DraftOf<F>>;
  /** Initial values; empty by default. */
  initial?: Readonly<Partial<Record<keyof F, string>>>;
  names: Readonly<Record<keyof F & string, string>>;
  save: (values: ValuesOf<F>) => Promise<unknown>;
  onClose: () => void;
  /** What has to be known before. */
  children?: ReactNode;
}

/** A dialog with a few fields that are saved immediately, for example of a drawer, a payment, or a parcel handed over. */
export function FieldsDialog<F extends Fields>(props: FieldsDialogProps<F>) {
  const { words, table, fields, schema, names, initial, save, onClose, children } = props;

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, draft, OWN_SERVER);
    if (errors) return errors;
    return await runStep(async () => {
      await save(valuesOf(table, values));
      if (words.done !== undefined) toast.success(words.done);
      onClose();
    }, names);
  }

  return (
    <Form<Draft>
      initialValues={{ ...emptyDraft(fields), ...initial }}
      initialValuesEqual={() => true}
      validate={(draft) => fieldErrors(schema, draft, OWN_SERVER)}
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
          <RecordFields fields={fields} />
        </FormDialog>
      )}
    />
  );
}

/** No other kind of server has the calls of these dialogs. */
const OWN_SERVER = { isStrict: true };
