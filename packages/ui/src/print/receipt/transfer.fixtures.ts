import type { Transfer } from '@motorpark/domain';

/** The account number of a sale that waits for a transfer. */
export const aTransfer = (change: Partial<Transfer> = {}): Transfer => ({
  provider: 'Monnify',
  method: 'Bank Transfer',
  bank: 'Wema Bank',
  number: '9900000001',
  name: 'God is Good Express Transport Limited',
  until: '2025-01-15T08:40:00.000Z',
  amount: 1_850_000,
  received: 0,
  free: 0,
  due: 1_850_000,
  late: 0,
  lateFor: '',
  status: 'Awaiting confirmation',
  ...change,
});
