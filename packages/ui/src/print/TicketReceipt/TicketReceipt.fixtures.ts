import type { Instant, Ticket } from '@motorpark/domain';

/** A ticket as our own server hands it over, to the point of a story. */
export const aTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  id: '4812',
  number: 'TK-7QF3XM-Q',
  travelerName: 'Ngozi Okafor',
  travelerNumber: '+2348034127781',
  nextOfKinNumber: '08062201934',
  seats: [4, 5],
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2025-01-16T06:00:00.000Z',
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  amount: 1_850_000,
  paymentMethod: 'Cash',
  bookingAgent: 'Ada Obi',
  bookedAt: '2025-01-15T08:30:00.000Z',
  ...changes,
});

/** All that a server may leave out. */
export const sparseTicket: Ticket = {
  id: '7',
  number: '7',
  travelerName: '',
  travelerNumber: '',
  nextOfKinNumber: '',
  seats: [],
};

const LONG_NAME = 'Chukwuemekalamdinirochukwubuike Onyekachukwu-Ezenwanyiugoegbunam';

/** What no layout expects: long words, long lists, large sums. */
export const hostileTicket = aTicket({
  number: 'TICKET/AWKA/2025/0000000000000000481299',
  travelerName: LONG_NAME.repeat(2),
  travelerNumber: '+2348034127781 (his brother’s line; call in the evening only)',
  nextOfKinNumber: '0806 220 1934, 0702 338 9001, 0812 338 9001',
  seats: Array.from({ length: 24 }, (_, index) => index + 1),
  origin: 'Nnewi Nkwo Triangle International Motor Park',
  destination: 'Lagos, Ojota/Ketu/Mile12/Berger/Oshodi/Jibowu',
  vehicleType: 'Coach Bus with air-conditioning',
  vehicleNumber: 'ANB482XA/LSR730YD/ABJ119KT',
  amount: 123_456_789_012_300,
  paymentMethod: 'Bank Transfer/USSD in three instalments',
  bookingAgent: LONG_NAME,
});

/** 15 January 2025, 09:30 in Lagos. */
export const PRINTED_AT: Instant = '2025-01-15T08:30:00.000Z';
