import { dropReturnWire, newRetryKey, useTakeBackDeposit } from '@motorpark/api';
import { DROP_RETURN, type FollowedDrop, dropReturnSchema, formatNaira } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { formFields } from '../../shared/record/fieldKinds';
import { messages } from './messages';

interface TakeBackDepositProps {
  /** One of the deposit's drops. */
  drop: FollowedDrop;
  onClose: () => void;
}

/** A dialog that takes a deposit back with a reason. */
export function TakeBackDeposit({ drop, onClose }: TakeBackDepositProps) {
  const { takeBack } = useTakeBackDeposit();
  const [retryKey] = useState(newRetryKey);
  const { title, hint, submit, done } = messages.takeBackDeposit;
  const { amount, drops } = drop.deposit ?? { amount: drop.amount, drops: 1 };
  const [fields] = useState(() =>
    formFields(DROP_RETURN, { reason: { kind: 'lines', isWide: true, hint: hint(drop.slip, drops) } }),
  );
  return (
    <FieldsDialog
      words={{ title, submit: submit(formatNaira(amount)), done }}
      table={DROP_RETURN}
      fields={fields}
      schema={dropReturnSchema}
      names={dropReturnWire.names}
      save={(form) => takeBack({ id: drop.bankingId ?? '', form, retryKey })}
      onClose={onClose}
    />
  );
}
