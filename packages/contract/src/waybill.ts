import {
  type StorageTerms,
  WAYBILL_FIELDS,
  WAYBILL_PAYMENT_METHODS,
  WAYBILL_STATUSES,
  type Waybill,
  type WaybillEntityFields,
  kilograms,
} from '@motorpark/domain';
import { type Codec, type WireOf, ifTrue, instant, naira, oneOf, optional, orEmpty, text } from './codec';
import { giveBackTermsCodec } from './giveBackTerms';
import { type FieldsOf, as, record, within } from './record';
import { recordCalls } from './recordCalls';
import { SOLD, SOLD_OVERVIEW } from './sold';
import { storageTermsCodec } from './storage';
import { type SentBy, codecsOf, wireForm } from './wireForm';

const form = wireForm(WAYBILL_FIELDS, {
  senderPhone: 'sender_number',
  originTerminalId: 'original_terminal',
  receiverPhone: 'receiver_number',
  destinationTerminalId: 'destination_terminal',
  worth: 'worth_of_goods',
});
type CompletePayload = SentBy<typeof form>;

/** Core clients do not send the fields of our own server. */
type OwnFields = 'non_cash' | 'payment_reference';
export type WaybillPayload = Omit<CompletePayload, OwnFields> & Partial<Pick<CompletePayload, OwnFields>>;

export const waybillWire = {
  ...form,
  payload: (waybill: WaybillEntityFields): WaybillPayload => form.payload(waybill),
};

const {
  senderName,
  senderPhone,
  senderAddress,
  senderEmail,
  bookDate,
  receiverName,
  receiverPhone,
  description,
  worth,
  handlingInstructions,
  amount,
  paymentMethod,
  nonCash,
  paymentReference,
} = codecsOf(form);

/** The fields that a row of the list and the overview share. */
const SHARED = {
  number: as('waybill_number', text),
  status: oneOf(WAYBILL_STATUSES),
  /** The ids of the terminals, which do not change when a terminal is renamed. */
  originTerminalId: as('original_terminal_id', text),
  destinationTerminalId: as('destination_terminal_id', text),
  /** Since when it waits to be picked up; undefined unless it is Delivered. */
  waitsSince: optional(instant),
  /** Whether it was ever on its way, even if that step was taken back. */
  wasOnItsWay: as('has_left', ifTrue),
  /** Whether its bus has arrived and nobody received it. */
  isMissing: ifTrue,
};

/** What only the overview has. */
type Unlisted =
  | 'senderAddress'
  | 'senderEmail'
  | 'handlingInstructions'
  | 'paymentMethod'
  | 'nonCash'
  | 'paymentReference'
  | 'storageFee'
  | 'storageMethod'
  | 'terms'
  | 'routeId'
  | 'vehicleNumber'
  | 'vehicleType'
  | 'departureDate'
  | 'confirmation'
  | 'erased'
  | 'printedTerms'
  | 'claim'
  | 'history';

/** What our own server never has. */
type Unknown = 'refunded' | 'pickupDate';

const pieces: Codec<string, string, number> = { read: text.read, write: String };
/** Kilograms as text; the server has grams. */
const weight: Codec<string, string, number> = { read: text.read, write: kilograms };

/** A row of the list. */
export const waybillRowCodec = record({
  ...SOLD,
  ...SHARED,
  senderName,
  senderPhone,
  receiverName,
  receiverPhone,
  description,
  quantity: pieces,
  weight: orEmpty(weight),
  amount,
  worth,
  bookDate,
  originTerminal: as('original_terminal_name', text),
  destinationTerminal: as('destination_terminal_name', text),
} satisfies FieldsOf<Omit<Waybill, Unlisted | Unknown>>);

export type WireWaybillRow = WireOf<typeof waybillRowCodec>;

interface Overview extends Omit<Waybill, Unknown> {
  /** What is due if the parcel is handed over now; only of a waybill that was fetched by itself. */
  storage?: StorageTerms | undefined;
  /** The name of the terminal of origin once more, for core clients. */
  origin: string;
}

/** A waybill as its overview and its receipt show it. */
export const waybillCodec = record({
  ...SOLD_OVERVIEW,
  ...SHARED,
  senderEmail,
  ...within('sender_info', {
    senderName,
    senderPhone,
    senderAddress,
    bookDate,
    originTerminal: as('origin_terminal_name', text),
    origin: as('original_terminal', text),
  }),
  ...within('receiver_info', {
    receiverName,
    receiverPhone,
    destinationTerminal: as('destination_terminal_name', text),
  }),
  ...within('goods_info', {
    description,
    quantity: pieces,
    weight: orEmpty(weight),
    worth,
    handlingInstructions: as('special_handling', handlingInstructions),
  }),
  ...within('payment_info', { amount, paymentMethod, nonCash, paymentReference }),
  /** The storage fee that was paid, and its payment method. */
  storageFee: optional(naira),
  storageMethod: optional(oneOf(WAYBILL_PAYMENT_METHODS)),
  storage: optional(storageTermsCodec),
  /** How the caller may lower its amount, and change its payment method; only of a valid waybill that was fetched by itself. */
  terms: optional(record({ amount: giveBackTermsCodec, method: giveBackTermsCodec })),
  /** The trip that the parcel is loaded onto. */
  departureDate: optional(instant),
  routeId: optional(text),
  vehicleNumber: optional(text),
  vehicleType: optional(text),
} satisfies FieldsOf<Overview>);

export type WireWaybillOverview = WireOf<typeof waybillCodec>;

const calls = recordCalls(
  { one: 'waybill', list: '/api/get_waybills', create: '/api/create_waybills', creates: 'waybill.takeIn' },
  waybillWire,
  waybillRowCodec,
  waybillCodec,
);

export const waybillCalls = {
  getWaybills: calls.list,
  createWaybill: calls.create,
  deleteWaybill: calls.remove,
};

export const waybillExtensions = {
  editWaybill: calls.edit,
  waybillStatus: calls.status,
  getWaybill: calls.get,
  printWaybill: calls.print,
};
