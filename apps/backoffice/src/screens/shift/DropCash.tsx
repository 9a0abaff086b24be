import { cashDropWire, newRetryKey, useTill } from '@motorpark/api';
import { CASH_DROP, cashDropSchema, check, fieldErrors, valuesOf } from '@motorpark/domain';
import { Button, Modal, PlainForm, Stack, toast } from '@motorpark/ui';
import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import { RecordFields } from '../../shared/record/RecordFields';
import type { Draft } from '../../shared/record/recordKind';
import { tellFailure } from '../access/tellFailure';
import { messages } from './messages';
import { dropFields, emptyDraft } from './shiftForms';

const EMPTY: Draft = emptyDraft(dropFields);

/** Writes down cash that leaves the drawer. */
export function DropCash({ shift, onClose }: { shift: string; onClose: () => void }) {
  const { drop } = useTill();
  const [retryKey] = useState(newRetryKey);
  const id = useId();

  async function submit(draft: Draft) {
    const { values, errors } = check(cashDropSchema, draft);
    if (errors) return errors;
    return await tellFailure(async () => {
      await drop({ id: shift, form: valuesOf(CASH_DROP, values), retryKey });
      toast.success(messages.drop.done);
      onClose();
    }, cashDropWire.names);
  }

  return (
    <Form<Draft>
      initialValues={EMPTY}
      validate={(draft) => fieldErrors(cashDropSchema, draft)}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <Modal
          title={messages.drop.title}
          size="small"
          closesOnOutsideClick={false}
          onClose={onClose}
          footer={
            <>
              <Button isDisabled={submitting} onClick={onClose}>
                {messages.drop.cancel}
              </Button>
              <Button type="submit" form={id} variant="primary" isBusy={submitting}>
                {messages.drop.submit}
              </Button>
            </>
          }
        >
          <PlainForm id={id} onSubmit={() => handleSubmit()}>
            <Stack gap={4}>
              <RecordFields fields={dropFields} />
            </Stack>
          </PlainForm>
        </Modal>
      )}
    />
  );
}
