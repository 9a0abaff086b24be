import type { TicketPaymentMethod, WaybillPaymentMethod } from '@motorpark/domain';
import type { Payload } from '../../request/payload';

interface Paid {
  paymentMethod: TicketPaymentMethod | WaybillPaymentMethod;
  paymentReference: string | undefined;
}

/** Keeps the stored reference if the client sends none, as older clients do. Cash payments have no reference. */
export const withKeptReference = <Form extends Paid>(
  input: Payload,
  form: Form,
  { paymentReference }: Pick<Paid, 'paymentReference'>,
): Form =>
  input['payment_reference'] === undefined && form.paymentMethod !== 'Cash'
    ? { ...form, paymentReference }
    : form;
