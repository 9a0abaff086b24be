import type { Instant, Ticket, Voiding } from '@motorpark/domain';

/** Why a record is not valid any more. */
export const VOIDED: Voiding = {
  by: 'Ada Obi',
  terminal: 'Awka',
  at: '2025-01-15T08:20:00.000Z',
  reason: 'The passenger cannot travel',
};

/** Returns a ticket as our own server sends it, with the given changes. */
export const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  id: '4812',
  number: 'TK-7QF3XM-Q',
  travelerName: 'Ngozi Okafor',
  travelerPhone: '+2348034127781',
  nextOfKinPhone: '08062201934',
  seats: [4, 5],
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2025-01-16T06:00:00.000Z',
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  fare: 1_850_000,
  amount: 3_700_000,
  paymentMethod: 'Cash',
  bookedBy: 'Ada Obi',
  bookedAt: '2025-01-15T07:41:00.000Z',
  ...changes,
});

/** From a server with one price per ticket: one amount for both seats. */
export const perTicket = aTicket({ fare: undefined, amount: 1_850_000 });

/** Refunded, less what the company keeps. */
export const refundedTicket = aTicket({ voided: VOIDED, refunded: 3_330_000, refundedBy: 'Cash' });

/** Without everything that a server may leave out. */
export const sparseTicket: Ticket = {
  id: '7',
  number: '7',
  travelerName: '',
  travelerPhone: '',
  nextOfKinPhone: '',
  seats: [],
};

const LONG_NAME = 'Chukwuemekalamdinirochukwubuike Onyekachukwu-Ezenwanyiugoegbunam';

/** Values that no layout expects: long words, long lists, large sums. */
export const hostileTicket = aTicket({
  number: 'TICKET/AWKA/2025/0000000000000000481299',
  travelerName: LONG_NAME.repeat(2),
  travelerPhone: '+2348034127781 (his brother’s line; call in the evening only)',
  nextOfKinPhone: '0806 220 1934, 0702 338 9001, 0812 338 9001',
  seats: Array.from({ length: 24 }, (_, index) => index + 1),
  origin: 'Nnewi Nkwo Triangle International Motor Park',
  destination: 'Lagos, Ojota/Ketu/Mile12/Berger/Oshodi/Jibowu',
  vehicleType: 'Coach Bus with air-conditioning',
  vehicleNumber: 'ANB482XA/LSR730YD/ABJ119KT',
  fare: 5_144_032_875_500,
  amount: 123_456_789_012_000,
  paymentMethod: 'Bank Transfer/USSD in three instalments',
  bookedBy: LONG_NAME,
});

/** 15 January 2025, 09:30 in Lagos. */
export const PRINTED_AT: Instant = '2025-01-15T08:30:00.000Z';
