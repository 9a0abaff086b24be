import type { WireAwaitedPayment } from '@motorpark/api';
import type { Answers } from '../mockServer';

/** Sold by Uche beside Ada, an hour ago. */
const payment: WireAwaitedPayment = {
  id: 'p1',
  noun: 'ticket',
  record_id: 't1',
  number: 'TK-7QF3XM-K',
  payer: 'Chinedu Obi',
  method: 'Bank Transfer',
  amount: 18_500,
  status: 'Awaiting confirmation',
  until: '2025-01-15T09:20:00.000Z',
  reference: '',
  terminal: 'Awka',
  person: 'Uche Eze',
  counter: 'Awka 1',
  is_own: false,
  at: '2025-01-15T07:20:00.000Z',
  settled_by: '',
  settled_at: null,
};

/** What Ada sold and was not paid in time. */
export const expiredSale: WireAwaitedPayment = {
  ...payment,
  id: 'p2',
  number: 'TK-4MB8RW-C',
  payer: 'Bola Ade',
  status: 'Expired',
  person: 'Ada Obi',
  counter: 'Awka 2',
  is_own: true,
  at: '2025-01-15T05:50:00.000Z',
  until: '2025-01-15T07:50:00.000Z',
  settled_at: '2025-01-15T07:50:06.000Z',
};

/** One that waits, one of a parcel that was seen, and one that did not come. */
export const payments: WireAwaitedPayment[] = [
  payment,
  {
    ...payment,
    id: 'p3',
    noun: 'waybill',
    record_id: 'w1',
    number: 'WB-CFH8DK-T',
    payer: 'Ngozi Umeh',
    method: 'POS',
    amount: 3_500,
    status: 'Confirmed',
    reference: 'RRN 502114 0042',
    at: '2025-01-15T06:40:00.000Z',
    settled_by: 'Ngozi Eze',
    settled_at: '2025-01-15T06:52:00.000Z',
  },
  expiredSale,
];

/** The payments of the company, of which nobody sold one in vain. */
export const paymentAnswers: Answers = {
  getAwaitedPayments: {
    data: payments,
    next_cursor: null,
    total: 3,
    counts: { 'Awaiting confirmation': 1, Confirmed: 1, Expired: 1, Withdrawn: 0 },
  },
  confirmPayment: { data: { ...payment, status: 'Confirmed', reference: 'FBN 0042' } },
  getExpiredSales: { data: [] },
  hearOfExpiredSale: { data: expiredSale },
};
