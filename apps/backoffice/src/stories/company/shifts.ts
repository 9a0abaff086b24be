import type { WireDrop, WireLookAt, WireShift } from '@motorpark/api';
import type { Answers } from '../mockServer';

/** Ada's shift of this morning, with what she may see before she counts. */
export const openShift: WireShift = {
  id: 's1',
  version: 1,
  status: 'Open',
  person: 'Ada Obi',
  person_id: 'a1',
  is_own: true,
  terminal: 'Awka',
  counter: 'Awka 2',
  opened_at: '2025-01-15T05:40:00.000Z',
  opening_float: 10_000,
  found: null,
  left_before: null,
  float_left: null,
  taken_over_from: null,
  taken_over_from_id: null,
  taken_over_by: null,
  is_witnessed: null,
  confirmed_by: null,
  may_confirm: false,
  counted_at: null,
  counted_by: null,
  closed_at: null,
  closed_by: null,
  report_number: null,
  reason: '',
  tickets: 14,
  waybills: 6,
  taken_back: 1,
  drops: [
    {
      id: 'd1',
      amount: 150_000,
      note: 'Safe',
      at: '2025-01-15T07:55:00.000Z',
      received_by: 'Uche Eze',
      is_by_colleague: true,
      is_confirmed: false,
      takes_back: null,
    },
  ],
  unconfirmed: [],
  late: [],
  discarded: [],
  colleagues: ['Uche Eze'],
  payments: [{ id: 'e9', amount: 1_500, expense_type: 'Diesel', at: '2025-01-15T07:10:00.000Z' }],
  lines: null,
  notes: null,
  coins: null,
  corrections: [],
};

const pos = { method: 'POS', received: 74_000, given_back: 0, unconfirmed: 0, expected: 74_000 } as const;
const transfers = {
  method: 'Bank Transfer',
  received: 37_000,
  given_back: 0,
  unconfirmed: 0,
  expected: 37_000,
} as const;

/** The sums of shifts without any difference. */
export const NO_DIFFERENCES = {
  short: 0,
  over: 0,
  disputed_short: 0,
  disputed_over: 0,
  found: 0,
  missing: 0,
  unapproved: 0,
  discarded: 0,
  float_missing: 0,
  unconfirmed: 0,
};

/** ₦500 are missing. */
export const countedShift: WireShift = {
  ...openShift,
  version: 2,
  status: 'Counted',
  counted_at: '2025-01-15T08:20:00.000Z',
  lines: [
    {
      method: 'Cash',
      received: 198_500,
      given_back: 18_500,
      unconfirmed: 0,
      expected: 38_500,
      counted: 38_000,
    },
    { ...pos, counted: 74_000 },
    { ...transfers, counted: 37_000 },
  ],
  notes: [34, 7, 1, 2, 1, 0, 0, 0],
  coins: 50,
};

export const evenShift: WireShift = {
  ...countedShift,
  lines: [
    {
      method: 'Cash',
      received: 198_500,
      given_back: 18_500,
      unconfirmed: 0,
      expected: 38_500,
      counted: 38_500,
    },
    { ...pos, counted: 74_000 },
    { ...transfers, counted: 37_000 },
  ],
  notes: [35, 6, 1, 2, 1, 0, 0, 0],
};

/** The count is even, but one transfer is not confirmed. */
export const unconfirmedShift: WireShift = {
  ...evenShift,
  lines: [
    {
      method: 'Cash',
      received: 198_500,
      given_back: 18_500,
      unconfirmed: 0,
      expected: 38_500,
      counted: 38_500,
    },
    { ...pos, counted: 74_000 },
    { ...transfers, counted: 37_000, unconfirmed: 18_500 },
  ],
  unconfirmed: [{ number: 'TK-7QF3XM-K', payer: 'Chinedu Obi', method: 'Bank Transfer', amount: 18_500 }],
};

export const closedShift: WireShift = {
  ...countedShift,
  version: 3,
  status: 'Closed',
  closed_at: '2025-01-15T08:24:00.000Z',
  report_number: 118,
  reason: 'Change for a ₦1,000 note was given twice.',
  history: [
    { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-15T05:40:00.000Z' },
    {
      kind: 'status',
      from_status: 'Open',
      to_status: 'Counted',
      by: 'Ada Obi',
      terminal: 'Awka',
      at: '2025-01-15T08:20:00.000Z',
    },
    {
      kind: 'status',
      from_status: 'Counted',
      to_status: 'Closed',
      reason: 'Change for a ₦1,000 note was given twice.',
      by: 'Ada Obi',
      terminal: 'Awka',
      at: '2025-01-15T08:24:00.000Z',
    },
    {
      kind: 'printed',
      print: { receipt: 'report', number: 1 },
      by: 'Ada Obi',
      terminal: 'Awka',
      at: '2025-01-15T08:25:00.000Z',
    },
  ],
};

const lagos: WireShift = {
  ...openShift,
  id: 's2',
  person: 'Tunde Bello',
  is_own: false,
  terminal: 'Lagos',
  counter: 'Jibowu 1',
  opened_at: '2025-01-15T05:15:00.000Z',
  lines: [
    { method: 'Cash', received: 55_500, given_back: 0, unconfirmed: 0, expected: 65_500, counted: null },
    { ...pos, counted: null },
    { ...transfers, counted: null },
  ],
};

/** The drawer beside Ada's, with what she may see of it. */
export const besideShift: WireShift = {
  ...openShift,
  id: 's4',
  person: 'Uche Eze',
  is_own: false,
  counter: 'Awka 1',
  drops: [],
  payments: [],
};

const drop: WireDrop = {
  id: 'd1',
  amount: 150_000,
  note: 'Safe',
  at: '2025-01-15T07:55:00.000Z',
  status: 'Not banked',
  received_by: 'Uche Eze',
  confirmed_by: null,
  person: 'Ada Obi',
  terminal: 'Awka',
  counter: 'Awka 2',
  slip: '',
  banked_by: null,
  banked_at: null,
  why_not_bank: null,
  may_take_back: false,
  deposit: null,
  banking_id: null,
  taken_back: [],
};

/** Cash that was found after its drawer was closed. */
export const found: WireDrop = { ...drop, note: 'Found after closing' };

/** One drop that is not banked, and one that is. */
export const drops: WireDrop[] = [
  drop,
  {
    ...drop,
    id: 'd2',
    amount: 82_500.5,
    note: 'Bank, with Emeka',
    at: '2025-01-14T16:20:00.000Z',
    status: 'Banked',
    confirmed_by: 'Ngozi Eze',
    person: 'Tunde Bello',
    terminal: 'Lagos',
    counter: 'Jibowu 1',
    slip: 'FBN 4471902',
    banked_by: 'Ngozi Eze',
    banked_at: '2025-01-15T08:10:00.000Z',
    deposit: { amount: 82_000.5, dropped: 82_500.5, reason: 'A torn note', drops: 1 },
    banking_id: 'b2',
  },
];

/** One whose deposit was taken back, and one whose deposit is too old for that. */
export const dropsTakenBack: WireDrop[] = [
  {
    ...drop,
    taken_back: [
      {
        slip: 'FBN 4471899',
        amount: 1_500_000,
        dropped: 150_000,
        banked_by: 'Ngozi Eze',
        banked_at: '2025-01-15T08:00:00.000Z',
        by: 'Ngozi Eze',
        at: '2025-01-15T08:05:00.000Z',
        reason: 'A zero too many',
      },
    ],
  },
  {
    ...drop,
    id: 'd3',
    at: '2024-12-10T16:20:00.000Z',
    status: 'Banked',
    slip: 'FBN 4399120',
    banked_by: 'Ngozi Eze',
    banked_at: '2024-12-11T08:10:00.000Z',
    banking_id: 'b3',
  },
];

const NOTHING_MORE = { operation_id: null, why_not_bank: null, is_own: false };

/** What the head office looks at, the newest first. */
export const lookAt: WireLookAt[] = [
  {
    id: 'x1',
    kind: 'Discarded',
    at: '2025-01-15T08:05:00.000Z',
    terminal: 'Awka',
    person: 'Ada Obi',
    details: 'Ticket, Emeka Nwosu, Awka - Lagos, Cash, Sold twice',
    amount: 37_000,
    shift_id: 's1',
    ...NOTHING_MORE,
  },
  {
    id: 'x2',
    kind: 'No till open',
    at: '2025-01-14T16:20:00.000Z',
    terminal: 'Awka',
    person: 'Ada Obi',
    details: 'Waybill WB-4PK8TN-C',
    amount: 3_500,
    shift_id: null,
    ...NOTHING_MORE,
    operation_id: 'x2',
  },
  {
    id: 'x3',
    kind: 'Not banked in time',
    at: '2025-01-10T17:00:00.000Z',
    terminal: 'Onitsha',
    person: 'Uche Eze',
    details: 'Onitsha 1, Emeka Obi',
    amount: 150_000,
    shift_id: 's2',
    ...NOTHING_MORE,
  },
  {
    id: 'x4',
    kind: 'Short or over',
    at: '2025-01-09T18:10:00.000Z',
    terminal: 'Awka',
    person: 'Ada Obi',
    details: 'Awka 1',
    amount: -1_500,
    shift_id: 's3',
    ...NOTHING_MORE,
  },
];

/** The responses about shifts and drawers. */
export const shiftAnswers: Answers = {
  getMyShift: { data: openShift },
  // Cannot be read, so that the header has no badge; stories of the badge set it.
  getTill: { data: { counter: '', opened_at: '' } },
  getShift: { data: closedShift },
  getShifts: {
    data: [lagos, closedShift, { ...evenShift, id: 's3', counter: 'Awka 1', person: 'Uche Eze' }],
    next_cursor: null,
    total: 3,
    counts: { Open: 1, Counted: 1, Closed: 1 },
  },
  getCashToday: {
    data: [
      {
        terminal_id: 't1',
        terminal: 'Awka',
        drawer: {
          id: 's1',
          person: 'Ada Obi',
          counter: 'Awka 1',
          opened_at: '2025-01-15T05:30:00.000Z',
          closed_at: null,
          expected: 64_500,
          counted: null,
        },
        not_banked: 150_000,
      },
      {
        terminal_id: 't1',
        terminal: 'Awka',
        drawer: {
          id: 's2',
          person: 'Uche Eze',
          counter: 'Awka 2',
          opened_at: '2025-01-15T05:42:00.000Z',
          closed_at: null,
          expected: 23_500.5,
          counted: 23_000.5,
        },
        not_banked: 0,
      },
      {
        terminal_id: 't1',
        terminal: 'Awka',
        drawer: {
          id: 's4',
          person: 'Ada Obi',
          counter: 'Awka 3',
          opened_at: '2025-01-14T05:42:00.000Z',
          closed_at: '2025-01-14T17:10:00.000Z',
          expected: 63_111,
          counted: null,
        },
        not_banked: 0,
      },
      { terminal_id: 't1', terminal: 'Awka', drawer: null, not_banked: 82_000 },
      {
        terminal_id: 't2',
        terminal: 'Lagos',
        drawer: {
          id: 's3',
          person: 'Tunde Bello',
          counter: 'Jibowu 1',
          opened_at: '2025-01-14T16:00:00.000Z',
          closed_at: null,
          expected: 318_000,
          counted: null,
        },
        not_banked: 0,
      },
    ],
  },
  openShift: { data: openShift },
  payExpense: { data: openShift },
  getDrawers: { data: [besideShift] },
  countDrawer: { data: countedShift },
  witnessCount: { data: openShift },
  confirmCount: { data: closedShift },
  takeOverDrawer: { data: openShift },
  dropCash: { data: openShift },
  takeBackDrop: { data: openShift },
  countShift: { data: countedShift },
  closeShift: { data: closedShift },
  printShift: { data: { receipt: 'report', number: 2 } },
  getDrops: { data: drops, next_cursor: null, total: 2, counts: { 'Not banked': 1, Banked: 1 } },
  discardSale: { data: { outcome: 'Discarded', id: '', number: '' } },
  // The number in the menu comes when the browser has nothing else to do: most stories have none.
  getLookAt: { data: [], next_cursor: null, total: 0 },
  getBanking: {
    data: {
      not_banked: { drops: 1, amount: 150_000, oldest_at: '2025-01-15T07:55:00.000Z' },
      banked: { drops: 1, amount: 82_500.5, oldest_at: '2025-01-14T16:20:00.000Z' },
      terminals: [
        {
          terminal_id: 't1',
          terminal: 'Awka',
          drops: 1,
          amount: 150_000,
          oldest_at: '2025-01-15T07:55:00.000Z',
        },
      ],
      short: 500,
      over: 0,
      taken_back: { deposits: 0, amount: 0 },
    },
  },
  getDifferences: {
    data: [
      {
        person_id: 'a1',
        person: 'Ada Obi',
        terminal_id: 't1',
        terminal: 'Awka',
        week: null,
        shifts: 22,
        differing: 3,
        uncounted: 0,
        uncounted_cash: 0,
        short: 1_500,
        over: 500,
        disputed_short: 10_000,
        disputed_over: 0,
        found: 500,
        missing: 0,
        unapproved: 4_000,
        discarded: 18_500,
        float_missing: 2_000,
        unconfirmed: 18_500,
      },
      {
        person_id: 'a2',
        person: 'Tunde Bello',
        terminal_id: 't2',
        terminal: 'Lagos',
        week: null,
        shifts: 19,
        differing: 0,
        uncounted: 1,
        uncounted_cash: 63_111,
        ...NO_DIFFERENCES,
      },
    ],
  },
  depositCash: {
    data: {
      id: 'b1',
      terminal: 'Awka',
      slip: 'FBN 4471903',
      amount: 150_000,
      dropped: 150_000,
      reason: '',
      drops: 1,
    },
  },
  bankDrop: { data: { ...drop, status: 'Banked' } },
  takeBackFound: { data: { ...drop, status: 'Taken back' } },
  takeBackDeposit: {
    data: {
      id: 'b2',
      terminal: 'Lagos',
      slip: 'FBN 4471902',
      amount: 82_000.5,
      dropped: 82_500.5,
      reason: 'A torn note',
      drops: 1,
    },
  },
  endShift: { data: closedShift },
  correctShift: { data: closedShift },
};
