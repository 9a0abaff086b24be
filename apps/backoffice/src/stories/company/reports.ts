import type { WireIncome, WireLoad, WireNoShows } from '@motorpark/api';
import type { Answers } from '../mockServer';

const route = (id: string, name: string, trips: number, sold: number) => ({
  id,
  name,
  trips,
  seats_offered: 14 * trips,
  seats_sold: sold,
});
const routes = [
  route('r2', 'Awka to Abuja', 14, 141),
  route('r1', 'Awka to Lagos', 42, 511),
  route('r4', 'Lagos to Awka', 40, 398),
  route('r5', 'Onitsha to Lagos', 21, 176),
];
const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);
const load: WireLoad = {
  trips: sumOf(routes.map(({ trips }) => trips)),
  seats_offered: sumOf(routes.map((row) => row.seats_offered)),
  seats_sold: sumOf(routes.map((row) => row.seats_sold)),
};

/** The week before: fewer trips, with more seats sold each. */
const loadBefore: WireLoad = { trips: 104, seats_offered: 1_456, seats_sold: 1_180 };
const FIRST_DAY = '2025-01-09';

const money = (tickets: number, waybills: number, spent: number): WireIncome => ({
  amounts: { TICKET_BOOKING: tickets, WAYBILL: waybills, EXPENSE: -spent },
  balance: tickets + waybills - spent,
});

const missed = (trips: number, sold: number, noShows: number): WireNoShows => ({
  trips,
  seats_sold: sold,
  no_shows: noShows,
});

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
export const NO_REPORT = { data: { rows: [], total: { trips: 0, seats_offered: 0, seats_sold: 0 } } };
