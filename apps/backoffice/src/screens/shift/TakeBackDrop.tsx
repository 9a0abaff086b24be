import { useTill } from '@motorpark/api';
import { type CashDrop, formatNaira } from '@motorpark/domain';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { dropReturnForm } from './shiftForms';

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
