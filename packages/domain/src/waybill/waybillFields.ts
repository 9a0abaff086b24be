import {
  DAY,
  type DraftOf,
  type FieldsOfPeople,
  NAIRA_FROM_ZERO,
  PHONE,
  TEXT,
  type EntityFieldsOf,
  type ValuesOf,
  paymentMethod,
} from '../field';
import { NON_CASH } from '../payment/nonCash';
import { PIECES, WEIGHT } from './quantityAndWeight';

export const WAYBILL_PAYMENT_METHODS = ['Bank transfer/USSD', 'Cash', 'Debit card/POS'] as const;
export type WaybillPaymentMethod = (typeof WAYBILL_PAYMENT_METHODS)[number];

/** The fields of step 1 of the waybill wizard. The phone is first, because a known one fills in the others. */
export const WAYBILL_SENDER = {
  senderPhone: { label: 'Sender phone', inForm: 'Phone Number', kind: PHONE, isPersonal: true },
  senderName: { label: 'Sender name', inForm: 'Sender Name', kind: TEXT, isPersonal: true },
  originTerminalId: { label: 'Origin terminal', inForm: 'Origin Terminal', kind: TEXT, isPersonal: false },
  senderAddress: { label: 'Sender address', inForm: 'Address', kind: TEXT, isPersonal: true },
  senderEmail: { label: 'Sender email', inForm: 'Email', kind: TEXT, isPersonal: true },
  bookDate: { label: 'Booking date', inForm: 'Booking Date', kind: DAY, isPersonal: false },
} as const satisfies FieldsOfPeople;

/** The fields of step 2. */
export const WAYBILL_RECEIVER = {
  receiverPhone: { label: 'Receiver phone', inForm: 'Phone Number', kind: PHONE, isPersonal: true },
  receiverName: { label: 'Receiver name', inForm: 'Receiver Name', kind: TEXT, isPersonal: true },
  destinationTerminalId: {
    label: 'Destination terminal',
    inForm: 'Destination Terminal',
    kind: TEXT,
    isPersonal: false,
  },
} as const satisfies FieldsOfPeople;

/** The fields of step 3. */
export const WAYBILL_GOODS = {
  description: { label: 'Description', kind: TEXT, isPersonal: false },
  quantity: { label: 'Quantity', kind: PIECES, isPersonal: false },
  weight: { label: 'Weight (kg)', inForm: 'Weight', kind: WEIGHT, isOptional: true, isPersonal: false },
  worth: { label: 'Goods worth', inForm: 'Worth of Goods', kind: NAIRA_FROM_ZERO, isPersonal: false },
  handlingInstructions: {
    label: 'Handling instructions',
    inForm: 'Handling Instructions',
    kind: TEXT,
    isPersonal: false,
  },
} as const satisfies FieldsOfPeople;

/** The fields of step 4. */
export const WAYBILL_PAYMENT = {
  amount: { label: 'Amount paid', inForm: 'Amount Paid', kind: NAIRA_FROM_ZERO, isPersonal: false },
  paymentMethod: {
    label: 'Payment method',
    inForm: 'Payment Mode',
    kind: paymentMethod(WAYBILL_PAYMENT_METHODS),
    isPersonal: false,
  },
  nonCash: NON_CASH,
  /** The reference that the customer gives; the confirmed one is in the waybill's `confirmation`. */
  paymentReference: {
    label: 'Payment reference',
    inForm: 'Payment Reference',
    kind: TEXT,
    isOptional: true,
    isPersonal: false,
  },
} as const satisfies FieldsOfPeople;

/** The fields of a waybill, in the order of its wizard. */
export const WAYBILL_FIELDS = {
  ...WAYBILL_SENDER,
  ...WAYBILL_RECEIVER,
  ...WAYBILL_GOODS,
  ...WAYBILL_PAYMENT,
};
export type WaybillFields = typeof WAYBILL_FIELDS;

/** The values of a waybill as our own server stores them: `quantity` in pieces, `weight` in grams, money in kobo. */
export type WaybillValues = ValuesOf<WaybillFields>;
/** The fields of a waybill as any server sent them: `quantity` and `weight` (in kilograms) as text, money in kobo. */
export type WaybillEntityFields = EntityFieldsOf<WaybillFields>;
export type WaybillDraft = DraftOf<WaybillFields>;
