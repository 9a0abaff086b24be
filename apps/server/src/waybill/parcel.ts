import { WAYBILL_FIELDS } from '@motorpark/api/contract';
import {
  type Day,
  type Kobo,
  type WaybillForm,
  type WaybillPaymentMethod,
  waybillFigures,
  waybillSchema,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import type { Sql } from '../db';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';
import { type End, endsOf } from './ends';

/** All that a waybill says of a parcel, as its table keeps it. */
export interface Parcel {
  senderName: string;
  senderNumber: string;
  senderEmail: string;
  senderAddress: string;
  receiverName: string;
  receiverNumber: string;
  origin: End;
  destination: End;
  bookDate: Day;
  description: string;
  quantity: number;
  /** Null where nobody weighed it. */
  grams: number | null;
  worth: Kobo;
  paymentMethod: KeptMethod;
  amount: Kobo;
  handling: string;
}

/** Tickets and waybills are paid for in the same three ways, which the wire names differently (specification section 9). */
const KEPT = {
  'Bank transfer/USSD': 'Bank Transfer',
  Cash: 'Cash',
  'Debit card/POS': 'POS',
} as const satisfies Record<WaybillPaymentMethod, string>;
export type KeptMethod = (typeof KEPT)[WaybillPaymentMethod];

/** How the wire names a payment method of the table. */
export const METHOD_ON_WIRE: Readonly<Record<KeptMethod, WaybillPaymentMethod>> = {
  'Bank Transfer': 'Bank transfer/USSD',
  Cash: 'Cash',
  POS: 'Debit card/POS',
};

/** A waybill as it was sent, checked like the form; a 422 at the fields that break a rule. */
export const waybillIn = (input: Payload): WaybillForm => formIn(waybillSchema, WAYBILL_FIELDS, input);

/** What a checked form says of a parcel. Its terminals stay until the transaction ends; a 422 where one isn't there, or isn't theirs. */
export async function parcelOf(tx: Sql, form: WaybillForm, person: Person): Promise<Parcel> {
  const { quantity, grams, worth, amount } = waybillFigures(form);
  return {
    ...(await endsOf(tx, form, person)),
    senderName: form.senderName,
    senderNumber: form.senderPhone,
    senderEmail: form.senderEmail,
    senderAddress: form.senderAddress,
    receiverName: form.receiverName,
    receiverNumber: form.receiverPhone,
    bookDate: form.bookDate,
    description: form.goodsDescription,
    quantity,
    grams: grams ?? null,
    worth,
    paymentMethod: KEPT[form.paymentMode],
    amount,
    handling: form.handlingInstructions,
  };
}
