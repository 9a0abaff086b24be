import { capabilities } from '../client/connection';

/** An edit as it is sent: an empty reference removes it, where a sale leaves it out. */
export const withReference = <Payload extends object>(
  payload: Payload,
  { paymentReference = '' }: { paymentReference?: string | undefined },
): Payload & { payment_reference?: string } =>
  capabilities().known()?.has('payments.confirmation')
    ? { ...payload, payment_reference: paymentReference }
    : payload;
