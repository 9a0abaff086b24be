import { capabilities } from '../client/connection';

/** An edit as it is sent: to take a reference off it is said to be empty, which a sale leaves out. */
export const withReference = <Payload extends object>(
  payload: Payload,
  { paymentReference = '' }: { paymentReference?: string | undefined },
): Payload & { payment_reference?: string } =>
  capabilities().known()?.has('payments.confirmation')
    ? { ...payload, payment_reference: paymentReference }
    : payload;
