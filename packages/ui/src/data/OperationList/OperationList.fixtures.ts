import type { Operation } from '@motorpark/domain';

export const anOperation = (changes: Partial<Operation> = {}): Operation => ({
  id: 'o1',
  type: 'TICKET_BOOKING',
  description: 'Ticket Booking',
  amount: 3_700_000,
  at: '2025-01-15T07:41:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
  terminal: 'Awka',
  by: 'Ada Obi',
  ...changes,
});

export const ledger: Operation[] = [
  anOperation(),
  anOperation({
    id: 'o2',
    type: 'WAYBILL',
    description: 'Waybill Booking',
    amount: 650_000,
    at: '2025-01-15T07:36:00.000Z',
    route: { origin: 'Awka', destination: 'Abuja' },
  }),
  anOperation({
    id: 'o3',
    type: 'EXPENSE',
    description: 'Tyre replacement',
    amount: -6_500_000,
    at: '2025-01-15T07:10:00.000Z',
    route: undefined,
    location: 'Lagos',
    terminal: 'Lagos',
  }),
  anOperation({
    id: 'o4',
    amount: -1_850_000,
    at: '2025-01-14T16:02:00.000Z',
    isReversal: true,
  }),
  anOperation({
    id: 'o5',
    type: 'EXPENSE',
    description: 'Diesel',
    amount: 13_800_000,
    at: '2025-01-14T15:40:00.000Z',
    route: undefined,
    location: 'Awka',
    isReversal: true,
  }),
];
