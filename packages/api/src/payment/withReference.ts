import { capabilities } from '../client/connection';

/** Adds the payment reference to the payload of an edit, where an empty one removes it; a sale leaves an empty one out. */
export const withReference = <Payload extends object>(
  payload: Payload,
  { paymentReference = '' }: { paymentReference?: string | undefined },
): Payload & { payment_reference?: string } =>
  capabilities().known()?.has('payments.confirmation')
    ? { ...payload, payment_reference: paymentReference }
    : payload;
