import { dropReturnWire, newRetryKey, useTill } from '@motorpark/api';
import { type CashDrop, DROP_RETURN, dropReturnSchema, formatNaira } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';
import { dropReturnFields } from './shiftForms';

/** A dialog that takes back a mistaken drop, by a separate entry with a reason. */
export function TakeBackDrop({ drop, onClose }: { drop: CashDrop; onClose: () => void }) {
  const { takeBack } = useTill();
  const [retryKey] = useState(newRetryKey);
  const { title, submit, done } = messages.takeBack;
  return (
    <FieldsDialog
      words={{ title, submit: submit(formatNaira(drop.amount)), done }}
      table={DROP_RETURN}
      fields={dropReturnFields}
      schema={dropReturnSchema}
      names={dropReturnWire.names}
      save={(form) => takeBack({ id: drop.id, form, retryKey })}
      onClose={onClose}
    />
  );
}
