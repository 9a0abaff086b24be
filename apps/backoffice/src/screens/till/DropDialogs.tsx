import { dropReturnWire, useTill } from '@motorpark/api';
import {
  type CashDrop,
  DROP_RETURN,
  type DropReturnValues,
  type Kobo,
  dropReturnSchema,
  fieldErrors,
  formatNaira,
  witnessSchema,
} from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { FormDialog } from '../../shared/form/FormDialog';
import { SecretInput } from '../../shared/form/SecretInputs';
import { runStep } from '../../shared/form/runStep';
import type { Draft } from '../../shared/record/recordKind';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { fieldsForm } from '../../shared/record/fieldsForm';

/** A dialog in which the receiver of a drop confirms it with their own PIN or passcode. */
export function ReceiveDrop({ drop, onClose }: { drop: CashDrop; onClose: () => void }) {
  const { receive } = useTill();
  const { receive: words } = messages;
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

interface TakeBackDialogProps {
  words: { title: string; submit: (amount: string) => string; done: string };
  hint: string;
  amount: Kobo;
  takeBack: (form: DropReturnValues, retryKey: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog that takes back a mistaken drop or deposit, by a separate entry with a reason. */
export function TakeBackDialog({ words, hint, amount, takeBack, onClose }: TakeBackDialogProps) {
  const { title, submit, done } = words;
  const [form] = useState(() =>
    fieldsForm(DROP_RETURN, dropReturnSchema, dropReturnWire, {
      reason: { kind: 'lines', isWide: true, hint },
    }),
  );
  return (
    <FieldsDialog
      words={{ title, submit: submit(formatNaira(amount)), done }}
      form={form}
      save={takeBack}
      onClose={onClose}
    />
  );
}
