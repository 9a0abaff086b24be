import { paymentConfirmationWire, useConfirmPayment } from '@motorpark/api';
import {
  type AwaitedPayment,
  PAYMENT_CONFIRMATION,
  formatNaira,
  paymentConfirmationSchema,
} from '@motorpark/domain';
import { useMemo } from 'react';
import { formFields } from '../../shared/record/fieldKinds';
import { FieldsDialog } from '../../shared/record/FieldsDialog';
import { messages } from './messages';

const { confirm: texts } = messages;

/** A dialog that confirms a payment with its reference and amount. */
export function ConfirmPayment({ payment, onClose }: { payment: AwaitedPayment; onClose: () => void }) {
  const { confirm } = useConfirmPayment();
  const fields = useMemo(
    () =>
      formFields(PAYMENT_CONFIRMATION, {
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
      table={PAYMENT_CONFIRMATION}
      fields={fields}
      schema={paymentConfirmationSchema}
      names={paymentConfirmationWire.names}
      save={(form) => confirm({ id: payment.id, form })}
      onClose={onClose}
    />
  );
}
