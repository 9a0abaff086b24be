import {
  type Checkable,
  type DraftOf,
  type Fields,
  type ValuesOf,
  check,
  fieldErrors,
  valuesOf,
} from '@motorpark/domain';
import { Button, Modal, PlainForm, Stack, toast } from '@motorpark/ui';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { RecordFields } from '../../shared/record/RecordFields';
import type { RecordField } from '../../shared/record/fieldKinds';
import type { Draft } from '../../shared/record/recordKind';
import { tellFailure } from '../access/tellFailure';
import { messages } from './messages';
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
  const id = useId();

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
      render={({ handleSubmit, submitting }) => (
        <Modal
          title={words.title}
          size="small"
          closesOnOutsideClick={false}
          onClose={onClose}
          footer={
            <>
              <Button isDisabled={submitting} onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button type="submit" form={id} variant="primary" isBusy={submitting}>
                {words.submit}
              </Button>
            </>
          }
        >
          <PlainForm id={id} onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <RecordFields fields={fields} />
            </Stack>
          </PlainForm>
        </Modal>
      )}
    />
  );
}
