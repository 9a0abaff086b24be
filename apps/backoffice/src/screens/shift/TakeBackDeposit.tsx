import { dropReturnWire, useTakeBackDeposit } from '@motorpark/api';
import { DROP_RETURN, type FollowedDrop, dropReturnSchema, formatNaira } from '@motorpark/domain';
import { useState } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { fieldsForm } from '../../shared/record/fieldsForm';
import { messages } from './messages';

interface TakeBackDepositProps {
  /** One of the deposit's drops. */
  drop: FollowedDrop;
  onClose: () => void;
}

/** A dialog that takes a deposit back with a reason. */
export function TakeBackDeposit({ drop, onClose }: TakeBackDepositProps) {
  const { takeBack } = useTakeBackDeposit();
  const { title, hint, submit, done } = messages.takeBackDeposit;
  const { amount, drops } = drop.deposit ?? { amount: drop.amount, drops: 1 };
  const [form] = useState(() =>
    fieldsForm(DROP_RETURN, dropReturnSchema, dropReturnWire, {
      reason: { kind: 'lines', isWide: true, hint: hint(drop.slip, drops) },
    }),
  );
  return (
    <FieldsDialog
      words={{ title, submit: submit(formatNaira(amount)), done }}
      form={form}
      save={(values, retryKey) => takeBack({ id: drop.bankingId ?? '', form: values, retryKey })}
      onClose={onClose}
    />
  );
}
