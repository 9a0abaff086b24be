import type { Kobo, TicketPaymentMethod, WaybillPaymentMethod } from '@motorpark/domain';
import type { Payload } from '../../request/payload';

interface Paid {
  paymentMethod: TicketPaymentMethod | WaybillPaymentMethod;
  amount: Kobo;
  nonCash: Kobo | undefined;
  paymentReference: string | undefined;
}

/**
 * Keeps the stored reference, and which part is not cash, if the client does not send them, as older clients do. Payments in cash have neither. A part that is no less than a lower price
 * pays for the whole of it.
 */
export const withKeptPayment = <Form extends Paid>(
  input: Payload,
  form: Form,
  { nonCash, paymentReference }: Pick<Paid, 'nonCash' | 'paymentReference'>,
): Form => {
  if (form.paymentMethod === 'Cash') return form;
  const isPart = nonCash !== undefined && nonCash < form.amount;
  return {
    ...form,
    ...(input['non_cash'] === undefined && { nonCash: isPart ? nonCash : undefined }),
    ...(input['payment_reference'] === undefined && { paymentReference }),
  };
};
