import { useTill } from '@motorpark/api';
import { type CashDrop, fieldErrors, formatNaira, witnessSchema } from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { Form } from 'react-final-form';
import { FormDialog } from '../../shared/form/FormDialog';
import { SecretInput } from '../../shared/form/SecretInputs';
import { runStep } from '../../shared/form/runStep';
import type { Draft } from '../../shared/record/recordKind';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { dropReturnForm } from './shiftForms';

const { receive: words } = messages;

/** A dialog in which the receiver of a drop confirms it with their own PIN or passcode. */
export function ReceiveDrop({ drop, onClose }: { drop: CashDrop; onClose: () => void }) {
  const { receive } = useTill();
  const receiver = drop.receivedBy ?? '';

  const submit = ({ secret = '' }: Draft) =>
    runStep(
      async () => {
        await receive({ id: drop.id, secret });
        toast.success(words.done);
        onClose();
      },
      { secret: 'secret' },
    );

  return (
    <Form<Draft>
      initialValues={{ secret: '' }}
      initialValuesEqual={() => true}
      validate={(draft) => fieldErrors(witnessSchema, draft)}
      onSubmit={submit}
      render={({ handleSubmit, submitting }) => (
        <FormDialog
          title={words.title}
          submitLabel={words.submit(formatNaira(drop.amount))}
          isBusy={submitting}
          onSubmit={() => handleSubmit()}
          onClose={onClose}
        >
          <SecretInput
            name="secret"
            label={words.secret(receiver)}
            hint={words.hint(receiver)}
            autoComplete="off"
          />
        </FormDialog>
      )}
    />
  );
}

/** A dialog that takes back a mistaken drop, by a separate entry with a reason. */
export function TakeBackDrop({ drop, onClose }: { drop: CashDrop; onClose: () => void }) {
  const { takeBack } = useTill();
  const { title, submit, done } = messages.takeBack;
  return (
    <FieldsDialog
      words={{ title, submit: submit(formatNaira(drop.amount)), done }}
      form={dropReturnForm}
      save={(form, retryKey) => takeBack({ id: drop.id, form, retryKey })}
      onClose={onClose}
    />
  );
}
