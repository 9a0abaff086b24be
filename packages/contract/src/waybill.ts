import { WAYBILL_FIELDS, type WaybillFields, type WaybillPaymentMethod } from '@motorpark/domain';
import type { WireErasure } from './erasure';
import { type PartsOf, type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { WireVoiding } from './history';
import type { WireConfirmation } from './payment';
import { recordCalls } from './recordCalls';
import type { WireGiveBackTerms } from './giveBackTerms';
import type { WireStorage } from './storage';
import type { Versioned, WireNaira } from './wire';

export const WAYBILL_WIRE = {
  senderName: { sent: 'sender_name', part: 'sender_info' },
  senderPhone: { sent: 'sender_number', part: 'sender_info' },
  originTerminalId: {
    sent: 'original_terminal',
    received: 'original_terminal_id',
    also: ['origin_terminal_id'],
  },
  senderAddress: { sent: 'sender_address', part: 'sender_info' },
  senderEmail: { sent: 'sender_email' },
  bookDate: { sent: 'book_date', part: 'sender_info' },
  receiverName: { sent: 'receiver_name', part: 'receiver_info' },
  receiverPhone: { sent: 'receiver_number', part: 'receiver_info' },
  destinationTerminalId: { sent: 'destination_terminal', received: 'destination_terminal_id' },
  description: { sent: 'description', part: 'goods_info' },
  quantity: { sent: 'quantity', part: 'goods_info' },
  weight: { sent: 'weight', part: 'goods_info' },
  worth: { sent: 'worth_of_goods', part: 'goods_info' },
  handlingInstructions: {
    sent: 'handling_instructions',
    received: 'special_handling',
    also: ['handling_instructions'],
    part: 'goods_info',
  },
  amount: { sent: 'amount', part: 'payment_info' },
  paymentMethod: { sent: 'payment_method', part: 'payment_info' },
  /** Only on our own server. */
  paymentReference: { sent: 'payment_reference', part: 'payment_info' },
} as const satisfies WireFields<WaybillFields>;
type CompletePayload = PayloadOfFields<WaybillFields, typeof WAYBILL_WIRE>;
/** Core clients do not send the fields of our own server. */
export type WaybillPayload = Omit<CompletePayload, 'payment_reference'> &
  Partial<Pick<CompletePayload, 'payment_reference'>>;
type OverviewFields = PartsOf<WaybillFields, typeof WAYBILL_WIRE>;

export const waybillWire = wireNoun(WAYBILL_FIELDS, WAYBILL_WIRE);

/** The fields that a row of the list and the overview share. Optional fields are sent only by our own server. */
export interface WireWaybillShared extends Versioned {
  id: string;
  waybill_number: string;
  status?: string;
  /** The name of the user who took it in, and the time. */
  booked_by?: string;
  booked_at?: string;
  /** Since when it waits to be picked up, an instant. Undefined unless it is Delivered. */
  waits_since?: string | undefined;
  /** Whether it was ever on its way, even if that step was taken back. */
  has_left?: boolean | undefined;
  /** The voiding. A void waybill is listed by the status VOID, remains readable and is still found by its number. */
  voided?: WireVoiding;
}

export interface WireWaybillRow extends WireWaybillShared {
  sender_name: string;
  sender_number: string;
  receiver_name: string;
  receiver_number: string;
  amount: WireNaira;
  worth_of_goods: WireNaira;
  book_date: string;
  status: string;
  original_terminal_name: string;
  destination_terminal_name: string;
  /** Only from our own server: the ids of the terminals, which do not change when a terminal is renamed. */
  original_terminal_id?: string;
  destination_terminal_id?: string;
}

export interface WireWaybillOverview extends WireWaybillShared, OverviewFields {
  /** Only from our own server: the state of the payment, if it needed confirmation. */
  payment_confirmation?: WireConfirmation;
  /** Only from our own server: the storage fee that was paid, and its payment method. */
  storage_fee?: WireNaira;
  storage_method?: WaybillPaymentMethod;
  /** Only of `get_waybill`: what is due if the parcel is handed over now. */
  storage?: WireStorage;
  /** Only of `get_waybill` from our own server: how the caller may lower its amount, and change its payment method. */
  terms?: { amount: WireGiveBackTerms; method: WireGiveBackTerms };
  /** Only from our own server: the trip that the parcel is loaded onto. `departure_date` is an instant. */
  departure_date?: string;
  route_id?: string;
  vehicle_number?: string;
  vehicle_type?: string;
  /** Only from our own server: the erasure of its personal data. */
  erased?: WireErasure;
  sender_info: OverviewFields['sender_info'] & { origin_terminal_name: string; original_terminal: string };
  receiver_info: OverviewFields['receiver_info'] & { destination_terminal_name: string };
}

const calls = recordCalls<WaybillPayload, WireWaybillRow, WireWaybillOverview, 'waybill'>({
  one: 'waybill',
  list: '/api/get_waybills',
  create: '/api/create_waybills',
  creates: 'waybill.takeIn',
});

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
