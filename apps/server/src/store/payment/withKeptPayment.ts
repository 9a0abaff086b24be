import {
  type Kobo,
  type TicketPaymentMethod,
  type WaybillPaymentMethod,
  WHOLE_PART,
} from '@motorpark/domain';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';

interface Paid {
  paymentMethod: TicketPaymentMethod | WaybillPaymentMethod;
  amount: Kobo;
  nonCash: Kobo | undefined;
  paymentReference: string | undefined;
}

/** Keeps the stored reference, and which part is not cash, if the client does not send them, as older clients do. Payments in cash have neither. */
export const withKeptPayment = <Form extends Paid>(
  input: Payload,
  form: Form,
  { nonCash, paymentReference }: Pick<Paid, 'nonCash' | 'paymentReference'>,
): Form => {
  if (form.paymentMethod === 'Cash') return form;
  const kept = {
    ...form,
    ...(input['non_cash'] === undefined && { nonCash }),
    ...(input['payment_reference'] === undefined && { paymentReference }),
  };
  if (kept.nonCash !== undefined && kept.nonCash >= kept.amount) throw invalid({ non_cash: WHOLE_PART });
  return kept;
};
