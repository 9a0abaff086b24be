import type { TicketPaymentMethod, WaybillPaymentMethod } from '@motorpark/domain';
import type { Payload } from '../http/payload';

interface Paid {
  paymentMethod: TicketPaymentMethod | WaybillPaymentMethod;
  paymentReference: string | undefined;
}

/** A client that sends no reference, as older ones do, leaves it as it is; cash has none. */
export const withKeptReference = <Form extends Paid>(
  input: Payload,
  form: Form,
  { paymentReference }: Pick<Paid, 'paymentReference'>,
): Form =>
  input['payment_reference'] === undefined && form.paymentMethod !== 'Cash'
    ? { ...form, paymentReference }
    : form;
