import type { WireGivenBack } from '@motorpark/api';
import type { Answers } from '../mockServer';

/** Trips of 14 seats: how many were planned, left, were cancelled and left late. */
const tripsOf = (planned: number, run: number, cancelled: number, late: number, sold: number) => ({
  planned,
  run,
  cancelled,
  late,
  seats_offered: 14 * (planned - cancelled),
  seats_sold: sold,
});
const routes = [
  { id: 'r2', name: 'Awka to Abuja', ...tripsOf(14, 12, 0, 1, 141) },
  { id: 'r1', name: 'Awka to Lagos', ...tripsOf(44, 38, 2, 4, 511) },
  { id: 'r4', name: 'Lagos to Awka', ...tripsOf(40, 33, 0, 6, 398) },
  { id: 'r5', name: 'Onitsha to Lagos', ...tripsOf(22, 19, 1, 0, 176) },
];
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const load = tripsOf(
  sumOf(routes.map(({ planned }) => planned)),
  sumOf(routes.map(({ run }) => run)),
  sumOf(routes.map(({ cancelled }) => cancelled)),
  sumOf(routes.map(({ late }) => late)),
  sumOf(routes.map((row) => row.seats_sold)),
);

/** The week before: fewer trips, with more seats sold each. */
const loadBefore = tripsOf(106, 104, 2, 15, 1_180);
const FIRST_DAY = '2025-01-09';

const money = (tickets: number, waybills: number, spent: number) => ({
  amounts: { TICKET_BOOKING: tickets, WAYBILL: waybills, EXPENSE: -spent },
  luggage: 0,
  income: tickets + waybills,
  balance: tickets + waybills - spent,
});

/** The money by route: a row without a route is what no route earned or cost. */
export const MONEY_BY_ROUTE = {
  data: {
    rows: [
      { id: 'r1', name: 'Awka to Lagos', ...money(6_420_000, 1_004_500, 214_000) },
      { id: 'r4', name: 'Lagos to Awka', ...money(4_865_000, 771_000, 165_000) },
      { id: 'none', name: 'none', ...money(0, 0, 424_000) },
    ],
    total: money(11_285_000, 1_775_500, 803_000),
  },
};

/** The money by trip, of which only the first rows are sent. */
export const MONEY_BY_TRIP = {
  data: {
    rows: [
      {
        id: 'tr2',
        name: 'Lagos to Awka',
        departs_at: '2025-01-15T06:00:00.000Z',
        ...money(259_000, 21_500, 12_000),
      },
      { id: 'tr1', name: 'Awka to Lagos', departs_at: '2025-01-14T06:00:00.000Z', ...money(240_500, 0, 0) },
    ],
    more: 214,
    total: money(11_285_000, 1_775_500, 803_000),
  },
};

const missed = (trips: number, sold: number, noShows: number) => ({
  trips,
  seats_sold: sold,
  no_shows: noShows,
});

/** What tickets were sold above a fare. */
const above = (tickets: number, paid: number, amount: number) => ({ tickets, paid, above: amount });

const acts = (
  count: number,
  amount: number,
  [printed, boarded, left, alone]: readonly [number, number, number, number],
) => ({
  acts: count,
  amount,
  after_printing: printed,
  after_boarding: boarded,
  after_departure: left,
  alone,
});

const act = (id: string, given: Partial<WireGivenBack>): WireGivenBack => ({
  id,
  at: '2025-01-15T07:50:00.000Z',
  way: 'delete',
  noun: 'ticket',
  number: 'TK-7QF3XM-K',
  trip_id: null,
  operation_id: 'o1',
  amount: 18_500,
  kept: 0,
  payment_method: '',
  former_method: '',
  reason: 'Sold twice',
  person: 'Ada Obi',
  witness: '',
  terminal: 'Awka',
  after_printing: true,
  after_boarding: false,
  after_departure: false,
  alone: true,
  ...given,
});

/** What was given back this week, the newest first. */
export const givenBack: WireGivenBack[] = [
  act('g1', {}),
  act('g2', {
    at: '2025-01-14T16:20:00.000Z',
    way: 'refund',
    number: 'TK-2KD8WN-B',
    amount: 14_800,
    kept: 3_700,
    payment_method: 'Cash',
    reason: 'The passenger is ill',
    person: 'Uche Eze',
    witness: 'Ada Obi',
    alone: false,
  }),
  act('g3', {
    at: '2025-01-14T11:05:00.000Z',
    way: 'expire',
    number: 'TK-9PM4TR-H',
    amount: 37_000,
    reason: 'The payment was not confirmed by 14 Jan 2025, 12:00 PM.',
    person: '',
    after_printing: false,
    alone: false,
  }),
  act('g4', {
    at: '2025-01-13T09:30:00.000Z',
    way: 'amount',
    noun: 'waybill',
    number: 'WB-4PK8TN-C',
    amount: 9_900,
    payment_method: 'Cash',
    reason: 'Weighed again',
    person: 'Tunde Bello',
    terminal: 'Lagos',
    after_boarding: true,
    after_departure: true,
  }),
  act('g5', {
    at: '2025-01-13T08:10:00.000Z',
    way: 'method',
    number: 'TK-5HC7QK-R',
    amount: 18_500,
    payment_method: 'Bank Transfer',
    former_method: 'Cash',
    reason: 'She paid by transfer',
  }),
];

/** The trips by service: those that no service made are planned by hand. */
export const LOAD_BY_SERVICE = {
  data: {
    rows: [
      { id: 's1', name: 'Awka to Lagos, 07:00', ...tripsOf(7, 7, 0, 1, 88) },
      { id: 's2', name: 'Awka to Lagos, 14:00', ...tripsOf(7, 5, 2, 3, 51) },
      { id: 'none', name: 'none', ...tripsOf(3, 3, 0, 0, 30) },
    ],
    total: tripsOf(17, 15, 2, 4, 169),
  },
};

/** The responses to the head office's reports of the week. */
export const reportAnswers: Answers = {
  getLoadReport: (query) => ({
    data: { rows: routes, total: (query.get('from') ?? '') < FIRST_DAY ? loadBefore : load },
  }),
  getIncomeReport: {
    data: {
      rows: [
        { id: 't1', name: 'Awka', ...money(5_180_000, 1_171_000, 638_000) },
        { id: 't2', name: 'Lagos', ...money(6_105_000, 804_500, 165_000) },
        { id: 't3', name: 'Onitsha', ...money(1_462_500, 133_000, 0) },
      ],
      total: money(12_747_500, 2_108_500, 803_000),
    },
  },
  getGivenBackReport: {
    data: {
      rows: [
        { id: 'p2', name: 'Ada Obi', ...acts(11, 203_500, [9, 1, 0, 11]) },
        { id: 'p4', name: 'Tunde Bello', ...acts(3, 28_400, [3, 2, 2, 3]) },
        { id: 'p3', name: 'Uche Eze', ...acts(2, 29_600, [1, 0, 0, 0]) },
        { id: 'rule', name: 'the company’s rule', ...acts(4, 92_500, [0, 0, 0, 0]) },
      ],
      total: acts(20, 354_000, [13, 3, 2, 14]),
    },
  },
  getGivenBack: { data: givenBack, total: givenBack.length, next_cursor: null },
  getDutyReport: {
    data: {
      rows: [
        { id: 'd1', name: 'Emeka Nwosu', month: '2025-01', trips: 11, minutes: 4_620 },
        { id: 'd2', name: 'Musa Bello', month: '2024-12', trips: 5, minutes: 2_200 },
        { id: 'd2', name: 'Musa Bello', month: '2025-01', trips: 9, minutes: 3_960 },
      ],
      total: { trips: 25, minutes: 10_780 },
    },
  },
  getLateFareReport: {
    data: {
      rows: [
        { id: 'f1', name: 'Awka - Lagos, Easter', ticket: 'TK-7QF3XM-K', ...above(1, 60_000, 10_000) },
        { id: 'f1', name: 'Awka - Lagos, Easter', ticket: 'TK-9PM4TR-H', ...above(1, 30_000, 5_000) },
      ],
      total: above(2, 90_000, 15_000),
    },
  },
  getNoShowReport: {
    data: {
      rows: [
        { id: 'r1', name: 'Awka to Lagos', ...missed(38, 470, 21) },
        { id: 'r4', name: 'Lagos to Awka', ...missed(33, 310, 6) },
      ],
      total: missed(71, 780, 27),
    },
  },
};

/** A report of a week without trips. */
export const NO_REPORT = { data: { rows: [], total: tripsOf(0, 0, 0, 0, 0) } };

/** A week in which no money was given back. */
export const NOTHING_GIVEN_BACK = { data: { rows: [], total: acts(0, 0, [0, 0, 0, 0]) } };
