import type { Shift } from '@motorpark/domain';

/** A drawer that is ₦500 short, after two drops. */
export const SHORT_SHIFT: Shift = {
  id: 's1',
  version: 3,
  status: 'Closed',
  person: 'Ada Obi',
  isOwn: true,
  terminal: 'Awka',
  counter: 'Awka 2',
  openedAt: '2025-01-15T05:40:00.000Z',
  openingFloat: 1_000_000,
  takenOverFrom: undefined,
  takenOverBy: undefined,
  countedAt: '2025-01-15T08:20:00.000Z',
  countedBy: undefined,
  closedAt: '2025-01-15T08:24:00.000Z',
  closedBy: undefined,
  reportNumber: 118,
  reason: 'Change for a ₦1,000 note was given twice.',
  sales: { tickets: 14, waybills: 6, takenBack: 1 },
  drops: [
    { id: 'd1', amount: 10_000_000, note: 'Safe', at: '2025-01-15T06:55:00.000Z' },
    { id: 'd2', amount: 5_000_000, note: 'Bank, with Emeka', at: '2025-01-15T08:02:00.000Z' },
  ],
  payments: [],
  lines: [
    { method: 'Cash', received: 19_850_000, givenBack: 1_850_000, expected: 4_000_000, counted: 3_950_000 },
    { method: 'POS', received: 7_400_000, givenBack: 0, expected: 7_400_000, counted: 7_400_000 },
    { method: 'Bank Transfer', received: 3_700_000, givenBack: 0, expected: 3_700_000, counted: 3_700_000 },
  ],
  notes: [35, 8, 1, 2, 1, 0, 0, 0],
  coins: 5_000,
  corrections: [],
};

/** A drawer without a difference and without drops. */
export const EVEN_SHIFT: Shift = {
  ...SHORT_SHIFT,
  reportNumber: 119,
  reason: '',
  drops: [],
  lines: [
    { method: 'Cash', received: 19_850_000, givenBack: 1_850_000, expected: 19_000_000, counted: 19_000_000 },
    { method: 'POS', received: 7_400_000, givenBack: 0, expected: 7_400_000, counted: 7_400_000 },
    { method: 'Bank Transfer', received: 3_700_000, givenBack: 0, expected: 3_700_000, counted: 3_700_000 },
  ],
  notes: [185, 8, 1, 2, 11, 0, 0, 0],
  coins: 5_000,
};

/** The cashier went home; head office closed the shift, and nobody could count the drawer. A correction was made later. */
export const FORGOTTEN_SHIFT: Shift = {
  ...SHORT_SHIFT,
  reportNumber: 120,
  closedBy: 'Ngozi Eze',
  reason: 'The drawer was emptied before anybody counted it.',
  lines: (SHORT_SHIFT.lines ?? []).map(({ counted: _nothing, ...line }) =>
    Object.assign(line, { counted: undefined }),
  ),
  notes: undefined,
  coins: undefined,
};

/** A correction was made after the count. */
export const CORRECTED_SHIFT: Shift = {
  ...SHORT_SHIFT,
  corrections: [
    {
      id: 'c1',
      method: 'Cash',
      amount: 50_000,
      reason: 'The note lay under the drawer',
      person: 'Ngozi Eze',
      at: '2025-01-15T08:28:00.000Z',
    },
  ],
};

/** The cashier went home while others were waiting: the next one counted the drawer and went on with it. */
export const HANDED_OVER_SHIFT: Shift = {
  ...SHORT_SHIFT,
  reportNumber: 121,
  countedBy: 'Uche Eze',
  closedBy: 'Uche Eze',
  takenOverFrom: 'Chika Okafor',
  takenOverBy: 'Uche Eze',
  payments: [
    { id: 'e1', amount: 300_000, expenseType: 'Diesel', at: '2025-01-15T06:20:00.000Z' },
    { id: 'e2', amount: 45_000, expenseType: 'Toilet cleaning', at: '2025-01-15T07:40:00.000Z' },
  ],
  lines: [
    { method: 'Cash', received: 19_850_000, givenBack: 1_850_000, expected: 3_655_000, counted: 3_605_000 },
    ...(SHORT_SHIFT.lines ?? []).slice(1),
  ],
  notes: [32, 7, 2, 1, 1, 0, 0, 0],
  coins: 0,
};

/** The next cashier counted the drawer and went on with it while its own one was away. */
export const COUNTED_WITHOUT_SHIFT: Shift = {
  ...HANDED_OVER_SHIFT,
  reportNumber: 126,
  takenOverFrom: undefined,
  isWitnessed: false,
  reason: 'She was called away, and people were waiting.',
};

/** A drawer without a difference, but with a transfer that was not confirmed. */
export const UNCONFIRMED_SHIFT: Shift = {
  ...EVEN_SHIFT,
  reportNumber: 122,
  reason: 'Uche asks the bank tomorrow morning.',
  lines: (EVEN_SHIFT.lines ?? []).map(({ ...line }) =>
    Object.assign(line, line.method === 'Bank Transfer' && { unconfirmed: 1_850_000 }),
  ),
  unconfirmed: [{ number: 'TK-7QF3XM-K', payer: 'Chinedu Obi', method: 'Bank Transfer', amount: 1_850_000 }],
};

/** A ticket was sold during an outage and arrived after the drawer was counted: that amount is over. */
export const LATE_SHIFT: Shift = {
  ...EVEN_SHIFT,
  reportNumber: 123,
  reason: 'One ticket is still at the machine of the counter.',
  lines: (EVEN_SHIFT.lines ?? []).map(({ ...line }) =>
    Object.assign(line, line.method === 'Cash' && { counted: 20_850_000 }),
  ),
  notes: [203, 9, 1, 2, 11, 0, 0, 0],
  late: [
    {
      number: 'TK-9KD2PV-R',
      payer: 'Amaka Eze',
      method: 'Cash',
      amount: 1_850_000,
      at: '2025-01-15T08:27:00.000Z',
    },
  ],
};

/** The float stays in the drawer, and was less at the start than the previous shift had left. */
export const FLOAT_SHIFT: Shift = {
  ...EVEN_SHIFT,
  reportNumber: 125,
  leftBefore: 1_200_000,
  floatLeft: 1_000_000,
};

/** Two sales of an outage were discarded; for one of them a slip had been printed. */
export const DISCARDED_SHIFT: Shift = {
  ...EVEN_SHIFT,
  reportNumber: 124,
  discarded: [
    {
      id: 'x1',
      kind: 'Ticket',
      name: 'Amaka Eze',
      details: 'Awka - Lagos, 15 Jan 2025, 07:00 AM, 4, 5',
      amount: 3_700_000,
      method: 'Cash',
      slips: 1,
      reason: 'The traveler did not wait for the connection',
      discardedAt: '2025-01-15T07:05:00.000Z',
    },
    {
      id: 'x2',
      kind: 'Waybill',
      name: 'Emeka Nwosu',
      details: 'Awka - Lagos, Shoes',
      amount: 350_000,
      method: 'POS',
      slips: 0,
      reason: 'Typed twice',
      discardedAt: '2025-01-15T07:20:00.000Z',
    },
  ],
};
