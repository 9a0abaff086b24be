import { paymentConfirmationWire, useConfirmPayment } from '@motorpark/api';
import {
  type AwaitedPayment,
  PAYMENT_CONFIRMATION,
  formatNaira,
  paymentConfirmationSchema,
} from '@motorpark/domain';
import { useMemo } from 'react';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { fieldsForm } from '../../shared/record/fieldsForm';
import { messages } from './messages';

const { confirm: texts } = messages;

/** A dialog that confirms a payment with its reference and amount. */
export function ConfirmPayment({ payment, onClose }: { payment: AwaitedPayment; onClose: () => void }) {
  const { confirm } = useConfirmPayment();
  const form = useMemo(
    () =>
      fieldsForm(PAYMENT_CONFIRMATION, paymentConfirmationSchema, paymentConfirmationWire, {
        reference: {
          placeholder: texts.reference,
          hint: payment.paymentReference ? texts.given(payment.paymentReference) : texts.referenceHint,
          isWide: true,
        },
        amount: {
          kind: 'amount',
          hint: texts.awaited(payment, formatNaira(payment.amount)),
          isWide: true,
        },
      }),
    [payment],
  );
  return (
    <FieldsDialog
      words={{ title: texts.title(payment.number), submit: texts.submit, done: texts.done }}
      form={form}
      save={(confirmation) => confirm({ id: payment.id, form: confirmation })}
      onClose={onClose}
    />
  );
}
