import type { Waybill } from '@motorpark/domain';

/** Returns a waybill as our own server sends it, with the given changes. */
export const aWaybill = (changes: Partial<Waybill> = {}): Waybill => ({
  id: '4813',
  number: 'WB-7QF3XM-K',
  senderName: 'Ada Obi',
  senderPhone: '+2348034127781',
  senderEmail: 'ada@example.com',
  senderAddress: '12 Zik Avenue, Awka',
  receiverName: 'Bola Ade',
  receiverPhone: '07061234567',
  originTerminal: 'Awka',
  destinationTerminal: 'Lagos',
  bookDate: '2025-01-15',
  description: 'A carton of textbooks',
  quantity: '1',
  weight: '12.5',
  handlingInstructions: 'Keep dry',
  worth: 4_000_000,
  amount: 350_000,
  paymentMethod: 'Cash',
  status: 'Pending',
  ...changes,
});

/** Without everything that a server may leave out. */
export const sparseWaybill: Waybill = {
  id: '7',
  number: '',
  senderName: '',
  senderPhone: '',
  receiverName: '',
  receiverPhone: '',
};

const LONG_NAME = 'Chukwuemekalamdinirochukwubuike Onyekachukwu-Ezenwanyiugoegbunam';

/** Values that no layout expects: long words, long texts, large sums. */
export const hostileWaybill = aWaybill({
  number: 'WAYBILL/AWKA/2025/000000000000481299',
  senderName: LONG_NAME.repeat(2),
  senderPhone: '+2348034127781 (his brother’s line; evenings)',
  senderAddress: '12 Zik Avenue, behind the second filling station after the flyover, '.repeat(2),
  receiverName: LONG_NAME,
  receiverPhone: '0806 220 1934, 0702 338 9001',
  originTerminal: 'Nnewi Nkwo Triangle International Motor Park',
  destinationTerminal: 'Lagos, Ojota/Ketu/Mile12/Berger/Oshodi/Jibowu',
  description: 'Glassware, two generators, motorcycle spare parts and documents in sealed envelopes. '.repeat(
    3,
  ),
  quantity: '999999',
  weight: '1000000',
  handlingInstructions:
    'This side up; never under other goods; keep away from heat and from fishmongers’ baskets',
  worth: 123_456_789_012_300,
  amount: 123_456_789_012_300,
  paymentMethod: 'Bank transfer/USSD in three instalments',
});

/** The longest values that our own server accepts: names of 200 characters, and sums that are still realistic. */
export const longestWaybill = aWaybill({
  senderName: LONG_NAME.repeat(4).slice(0, 200),
  receiverName: 'Ada '.repeat(50).trim(),
  senderPhone: '+2348034127781',
  originTerminal: 'Nnewi Nkwo Triangle International Motor Park '.repeat(5).slice(0, 200),
  destinationTerminal: 'Lagos'.repeat(40),
  description: 'Glassware and two generators, this side up. '.repeat(12).slice(0, 500),
  handlingInstructions: 'Never under other goods; '.repeat(8).slice(0, 200),
  quantity: '999999',
  weight: '999999.999',
  worth: 99_999_999_999,
  amount: 99_999_999_999,
  paymentMethod: 'Bank transfer/USSD',
});
