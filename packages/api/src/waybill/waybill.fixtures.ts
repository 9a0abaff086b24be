import type { WireWaybillOverview, WireWaybillRow } from '@motorpark/contract';
import { type Terminal, waybillSchema } from '@motorpark/domain';

const terminal = (id: string, name: string): Terminal => ({
  id,
  name,
  address: '',
  city: '',
  state: '',
  posTerminals: undefined,
  status: 'In service',
});
export const terminals = [terminal('a1', 'Awka'), terminal('l1', 'Lagos')];

/** A waybill form as a clerk fills it in. */
export const form = waybillSchema.validateSync({
  senderName: 'Ada Obi',
  senderPhone: '08034127781',
  senderEmail: 'ada@example.com',
  senderAddress: '12 Zik Avenue, Awka',
  originTerminalId: 'a1',
  bookDate: '2026-11-21',
  receiverName: 'Bola Ade',
  receiverPhone: '07061234567',
  destinationTerminalId: 'l1',
  description: 'A carton of textbooks',
  quantity: '1,200',
  weight: '12.50 kg',
  worth: '₦40,000',
  handlingInstructions: 'Keep dry',
  paymentMethod: 'Cash',
  amount: '3,500.50',
});

/** Its payload. */
export const SENT = {
  sender_name: 'Ada Obi',
  sender_number: '08034127781',
  sender_email: 'ada@example.com',
  sender_address: '12 Zik Avenue, Awka',
  receiver_name: 'Bola Ade',
  receiver_number: '07061234567',
  original_terminal: 'a1',
  destination_terminal: 'l1',
  book_date: '2026-11-21',
  description: 'A carton of textbooks',
  quantity: '1200',
  weight: '12.5',
  worth_of_goods: 40000,
  payment_method: 'Cash',
  amount: 3500.5,
  handling_instructions: 'Keep dry',
};

/** The response of our own server. */
export const OVERVIEW: WireWaybillOverview = {
  id: 'w1',
  version: 1,
  waybill_number: 'WB-7QF3XM-K',
  status: 'Pending',
  sender_email: 'ada@example.com',
  original_terminal_id: 'a1',
  destination_terminal_id: 'l1',
  booked_by: 'Ngozi Eze',
  booked_at: '2026-11-21T05:00:00.000Z',
  sender_info: {
    sender_name: 'Ada Obi',
    sender_number: '08034127781',
    sender_address: '12 Zik Avenue, Awka',
    book_date: '2026-11-21',
    origin_terminal_name: 'Awka',
    original_terminal: 'Awka',
  },
  receiver_info: {
    receiver_name: 'Bola Ade',
    receiver_number: '07061234567',
    destination_terminal_name: 'Lagos',
  },
  goods_info: {
    description: 'A carton of textbooks',
    quantity: '1200',
    weight: '12.5',
    special_handling: 'Keep dry',
    worth_of_goods: 40000,
  },
  payment_info: { amount: 3500.5, payment_method: 'Cash', non_cash: '', payment_reference: '' },
};

/** The row of our own server's list. */
export const ROW: WireWaybillRow = {
  id: 'w1',
  version: 1,
  waybill_number: 'WB-7QF3XM-K',
  status: 'Pending',
  original_terminal_id: 'a1',
  destination_terminal_id: 'l1',
  booked_by: 'Ngozi Eze',
  booked_at: '2026-11-21T05:00:00.000Z',
  sender_name: 'Ada Obi',
  sender_number: '08034127781',
  receiver_name: 'Bola Ade',
  receiver_number: '07061234567',
  description: 'A carton of textbooks',
  quantity: '2',
  weight: '12.5',
  amount: 3500.5,
  worth_of_goods: 40_000,
  book_date: '2026-11-21',
  original_terminal_name: 'Awka',
  destination_terminal_name: 'Lagos',
};

/** What only our own server sends of it. */
export const OWN = { version: 1, wasOnItsWay: false, isMissing: false, origin: 'Awka' };

/** The waybill that screens get. */
export const WAYBILL = {
  id: 'w1',
  number: 'WB-7QF3XM-K',
  senderName: 'Ada Obi',
  senderPhone: '08034127781',
  senderEmail: 'ada@example.com',
  senderAddress: '12 Zik Avenue, Awka',
  receiverName: 'Bola Ade',
  receiverPhone: '07061234567',
  originTerminal: 'Awka',
  destinationTerminal: 'Lagos',
  originTerminalId: 'a1',
  destinationTerminalId: 'l1',
  bookDate: '2026-11-21',
  description: 'A carton of textbooks',
  quantity: '1200',
  weight: '12.5',
  handlingInstructions: 'Keep dry',
  worth: 4_000_000,
  amount: 350_050,
  paymentMethod: 'Cash',
  status: 'Pending',
  bookedBy: 'Ngozi Eze',
  bookedAt: '2026-11-21T05:00:00.000Z',
};
