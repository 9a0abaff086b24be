import { type Data, type Nothing, type WireNaira } from './wire';
import { call } from './call';

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
}

/** A waybill as its overview and receipt read it. */
export interface WireWaybillOverview {
  id: string;
  waybill_number: string;
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
  getWaybills: call<Nothing, Data<WireWaybillRow[]>>({
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
