import { dropReturnWire, useTill } from '@motorpark/api';
import {
  type CashDrop,
  DROP_RETURN,
  type DropReturnValues,
  type Kobo,
  dropReturnSchema,
  formatNaira,
  witnessSchema,
} from '@motorpark/domain';
import { toast } from '@motorpark/ui';
import { SecretInput, fieldsForm } from '@motorpark/ui/form';
import { SaveDialog } from '../../shared/form/SaveDialog';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';

/** A dialog in which the receiver of a drop confirms it with their own PIN or passcode. */
export function ReceiveDrop({ drop, onClose }: { drop: CashDrop; onClose: () => void }) {
  const { receive } = useTill();
  const { receive: words } = messages;
  const receiver = drop.receivedBy ?? '';

  return (
    <SaveDialog
      title={words.title}
      labelOf={() => words.submit(formatNaira(drop.amount))}
      start={NO_SECRET}
      schema={witnessSchema}
      names={SECRET}
      save={async ({ secret }) => {
        await receive({ id: drop.id, secret });
        toast.success(words.done);
        onClose();
      }}
      onClose={onClose}
      renderFields={() => (
        <SecretInput
          name="secret"
          label={words.secret(receiver)}
          hint={words.hint(receiver)}
          autoComplete="off"
        />
      )}
    />
  );
}

const NO_SECRET = { secret: '' };
const SECRET = { secret: 'secret' } as const;

interface TakeBackDialogProps {
  words: { title: string; submit: (amount: string) => string; done: string };
  hint: string;
  amount: Kobo;
  takeBack: (form: DropReturnValues, retryKey: string) => Promise<unknown>;
  onClose: () => void;
}

const RETURN_FORM = fieldsForm(DROP_RETURN, dropReturnSchema, dropReturnWire, {
  reason: { kind: 'note', isWide: true },
});

/** A dialog that takes back a mistaken drop or deposit, by a separate entry with a reason. */
export const TakeBackDialog = ({ words, hint, amount, takeBack, onClose }: TakeBackDialogProps) => (
  <FieldsDialog
    words={{ ...words, submit: words.submit(formatNaira(amount)) }}
    form={RETURN_FORM}
    options={{ reason: { hint } }}
    save={takeBack}
    onClose={onClose}
  />
);
