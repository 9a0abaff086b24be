import { WAYBILL_FIELDS, type WaybillFields } from '@motorpark/domain';
import type { WireErasure } from './erasure';
import { type PartsOf, type PayloadOfFields, type WireFields, wireNoun } from './fields';
import type { WireVoiding } from './history';
import type { WireConfirmation } from './payment';
import { recordCalls } from './recordCalls';
import type { Versioned, WireNaira } from './wire';

/** A waybill's fields on the wire. */
export const WAYBILL_WIRE = {
  senderName: { sent: 'sender_name', part: 'sender_info' },
  senderPhone: { sent: 'sender_number', part: 'sender_info' },
  originTerminalId: {
    sent: 'original_terminal',
    told: 'original_terminal_id',
    also: ['origin_terminal_id'],
  },
  senderAddress: { sent: 'sender_address', part: 'sender_info' },
  senderEmail: { sent: 'sender_email' },
  bookDate: { sent: 'book_date', part: 'sender_info' },
  receiverName: { sent: 'receiver_name', part: 'receiver_info' },
  receiverPhone: { sent: 'receiver_number', part: 'receiver_info' },
  destinationTerminalId: { sent: 'destination_terminal', told: 'destination_terminal_id' },
  description: { sent: 'description', part: 'goods_info' },
  quantity: { sent: 'quantity', part: 'goods_info' },
  weight: { sent: 'weight', part: 'goods_info' },
  worth: { sent: 'worth_of_goods', part: 'goods_info' },
  handlingInstructions: {
    sent: 'handling_instructions',
    told: 'special_handling',
    also: ['handling_instructions'],
    part: 'goods_info',
  },
  amount: { sent: 'amount', part: 'payment_info' },
  paymentMethod: { sent: 'payment_method', part: 'payment_info' },
  /** Ours (`payments.confirmation`). */
  paymentReference: { sent: 'payment_reference', part: 'payment_info' },
} as const satisfies WireFields<WaybillFields>;
type WholePayload = PayloadOfFields<WaybillFields, typeof WAYBILL_WIRE>;
/** A core client says nothing of what is ours. */
export type WaybillPayload = Omit<WholePayload, 'payment_reference'> &
  Partial<Pick<WholePayload, 'payment_reference'>>;
type Told = PartsOf<WaybillFields, typeof WAYBILL_WIRE>;

/** How a waybill's fields are written. */
export const waybillWire = wireNoun(WAYBILL_FIELDS, WAYBILL_WIRE);

/** A row of the waybill list. */
export interface WireWaybillRow extends Versioned {
  id: string;
  waybill_number: string;
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
  /** Ours: a terminal is its id, whatever it is called. */
  original_terminal_id?: string;
  destination_terminal_id?: string;
  /** Ours: who took it in and when. */
  booked_by?: string;
  booked_at?: string;
  /** Ours: only of one that was on its way once, also where that was taken back. */
  has_left?: boolean | undefined;
}

/** A waybill as its overview and receipt read it. */
export interface WireWaybillOverview extends Versioned, Told {
  id: string;
  waybill_number: string;
  /** Ours, for the form that edits it and for the receipt. */
  status?: string;
  booked_by?: string;
  booked_at?: string;
  /** Ours: only of one that was on its way once, also where that was taken back. */
  has_left?: boolean | undefined;
  /** Ours (`payments.confirmation`): only where its money had to be seen first. */
  payment_confirmation?: WireConfirmation;
  /** Ours (`departures.parcels`): with what it goes, only of one that is loaded onto a trip. `departure_date` is an instant. */
  departure_date?: string;
  route_id?: string;
  vehicle_number?: string;
  vehicle_type?: string;
  /** A voided one stays readable, and still answers to its number. */
  voided?: WireVoiding;
  /** Ours: only of one whose personal data was erased. */
  erased?: WireErasure;
  sender_info: Told['sender_info'] & { origin_terminal_name: string; original_terminal: string };
  receiver_info: Told['receiver_info'] & { destination_terminal_name: string };
}

const calls = recordCalls<WaybillPayload, WireWaybillRow, WireWaybillOverview, 'waybill'>({
  one: 'waybill',
  many: 'waybills',
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
