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
import { Form } from 'react-final-form';
import { FormDialog } from '../form/FormDialog';
import { emptyDraft } from '../form/emptyDraft';
import { readBack } from '../form/readBack';
import { tellFailure } from '../form/tellFailure';
import { RecordFields } from './RecordFields';
import type { RecordField } from './fieldKinds';
import type { Draft } from './recordKind';

interface FieldsDialogProps<F extends Fields> {
  /** `done` is said once it is written down; left out where somebody else says so. */
  words: { title: string; submit: string; done?: string };
  /** The table of what is asked, its inputs, its rules, and what the wire calls them. */
  table: F;
  fields: readonly RecordField[];
  schema: Checkable<DraftOf<F>>;
  /** What is known already; by default nothing is filled in. */
  initial?: Readonly<Partial<Record<keyof F, string>>>;
  names: Readonly<Record<keyof F & string, string>>;
  save: (values: ValuesOf<F>) => Promise<unknown>;
  onClose: () => void;
}

/** A few fields over the page, written down at once: of a drawer, a payment, a parcel that is handed over. */
export function FieldsDialog<F extends Fields>(props: FieldsDialogProps<F>) {
  const { words, table, fields, schema, names, initial, save, onClose } = props;

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, draft, OWN_SERVER);
    if (errors) return errors;
    return await tellFailure(async () => {
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
          submitLabel={readBack(words.submit, values['amount'])}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <RecordFields fields={fields} />
        </FormDialog>
      )}
    />
  );
}

/** No other server has what these dialogs write down. */
const OWN_SERVER = { isStrict: true };
