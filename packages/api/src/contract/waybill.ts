import type { WaybillForm } from '@motorpark/domain';
import { call } from './call';
import type { StatusPayload, WithHistory } from './history';
import type { Found, SearchQuery } from './search';
import { type Data, type Nothing, type WireNaira } from './wire';

export interface WaybillPayload {
  sender_name: string;
  sender_number: string;
  sender_email: string;
  sender_address: string;
  receiver_name: string;
  receiver_number: string;
  /** Terminal ids. */
  original_terminal: string;
  destination_terminal: string;
  book_date: string;
  description: string;
  quantity: string;
  /** Kilograms. */
  weight: string;
  worth_of_goods: WireNaira;
  payment_method: string;
  amount: WireNaira;
  handling_instructions: string;
}

/** The form's words and the wire's. */
export const WAYBILL_FIELDS = {
  senderName: 'sender_name',
  senderPhone: 'sender_number',
  senderEmail: 'sender_email',
  senderAddress: 'sender_address',
  originTerminal: 'original_terminal',
  bookDate: 'book_date',
  receiverName: 'receiver_name',
  receiverPhone: 'receiver_number',
  destinationTerminal: 'destination_terminal',
  goodsDescription: 'description',
  goodsQuantity: 'quantity',
  goodsWeight: 'weight',
  goodsWorth: 'worth_of_goods',
  handlingInstructions: 'handling_instructions',
  paymentMode: 'payment_method',
  amountPaid: 'amount',
} as const satisfies Record<keyof WaybillForm, keyof WaybillPayload>;

/** A row of the waybill list. */
export interface WireWaybillRow {
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
  /** Ours: who took it in and when. */
  booked_by?: string;
  booked_at?: string;
}

/** A waybill as its overview and receipt read it. */
export interface WireWaybillOverview {
  id: string;
  waybill_number: string;
  /** Ours, for the form that edits it and for the receipt. */
  status?: string;
  sender_email?: string;
  original_terminal_id?: string;
  destination_terminal_id?: string;
  booked_by?: string;
  booked_at?: string;
  /** A deleted one stays on record, and still answers to its number. */
  deleted_at?: string;
  sender_info: {
    sender_name: string;
    sender_number: string;
    sender_address: string;
    book_date: string;
    origin_terminal_name: string;
    original_terminal: string;
  };
  receiver_info: { receiver_name: string; receiver_number: string; destination_terminal_name: string };
  goods_info: {
    description: string;
    quantity: string;
    weight: string;
    special_handling: string;
    worth_of_goods: WireNaira;
  };
  payment_info: { amount: WireNaira; payment_method: string };
}

export const waybillCalls = {
  getWaybills: call<Nothing | SearchQuery, Found<WireWaybillRow>>({
    method: 'GET',
    path: '/api/get_waybills',
    who: 'staff',
  }),
  createWaybill: call<WaybillPayload, Data<WireWaybillOverview>>({
    method: 'POST',
    path: '/api/create_waybills',
    who: 'staff',
    repeatable: true,
  }),
  deleteWaybill: call<Nothing, Data<WireWaybillRow>>({
    method: 'DELETE',
    path: '/api/delete_waybill/{id}',
    who: 'staff',
  }),
};

export const waybillExtensions = {
  editWaybill: call<WaybillPayload, Data<WireWaybillOverview>>({
    method: 'PUT',
    path: '/api/edit_waybill/{id}',
    who: 'staff',
    capability: 'waybills.write',
  }),
  waybillStatus: call<StatusPayload, Data<WireWaybillRow>>({
    method: 'PUT',
    path: '/api/waybill_status/{id}',
    who: 'staff',
    capability: 'waybills.status',
  }),
  /** By its id, or by its number as printed and scanned. */
  getWaybill: call<Nothing, WithHistory<WireWaybillOverview>>({
    method: 'GET',
    path: '/api/get_waybill/{id}',
    who: 'staff',
    capability: 'history',
  }),
};
