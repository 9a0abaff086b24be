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
import { FormDialog } from '../../shared/form/FormDialog';
import { RecordFields } from '../../shared/record/RecordFields';
import type { RecordField } from '../../shared/record/fieldKinds';
import type { Draft } from '../../shared/record/recordKind';
import { tellFailure } from '../access/tellFailure';
import { readBack } from './readBack';
import { emptyDraft } from './shiftForms';

interface TillDialogProps<F extends Fields> {
  words: { title: string; submit: string; done: string };
  /** The table of what is asked, its inputs, its rules, and what the wire calls them. */
  table: F;
  fields: readonly RecordField[];
  schema: Checkable<DraftOf<F>>;
  names: Readonly<Record<keyof F & string, string>>;
  save: (values: ValuesOf<F>) => Promise<unknown>;
  onClose: () => void;
}

/** A few fields about a drawer, written down at once. */
export function TillDialog<F extends Fields>(props: TillDialogProps<F>) {
  const { words, table, fields, schema, names, save, onClose } = props;

  async function submit(draft: Draft) {
    const { values, errors } = check(schema, draft);
    if (errors) return errors;
    return await tellFailure(async () => {
      await save(valuesOf(table, values));
      toast.success(words.done);
      onClose();
    }, names);
  }

  return (
    <Form<Draft>
      initialValues={emptyDraft(fields)}
      initialValuesEqual={() => true}
      validate={(draft) => fieldErrors(schema, draft)}
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
