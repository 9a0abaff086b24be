import type { Day, Kobo } from '../format';

/** Income and spending of one business day. */
export interface DayFigures {
  day: Day;
  ticketIncome: Kobo;
  waybillIncome: Kobo;
  /** Spending, as a positive amount. */
  expenses: Kobo;
}

/** Number of records by status, `{ Scheduled: 12 }`; statuses without records may be missing. */
export type StatusCounts = Readonly<Record<string, number>>;

/** The figures of a period, exact sums of its operations in kobo, and current counts of records. */
export interface Summary {
  income: Kobo;
  ticketIncome: Kobo;
  waybillIncome: Kobo;
  /** Spending, as a positive amount. */
  expenses: Kobo;
  /** Income less expenses. */
  balance: Kobo;
  /** Number of operations in colleagues' drawers that are not counted yet; no figure includes them. */
  uncounted: number;
  /** Number of tickets sold, parcels taken in and expenses approved, minus reversals. */
  counts: { tickets: number; waybills: number; expenses: number };
  /** The days with operations, oldest first; `everyDay` fills the gaps. */
  days: readonly DayFigures[];
  /** Current counts, independent of the period; so are all fields below. */
  ticketStatus: StatusCounts;
  waybillStatus: { outgoing: StatusCounts; incoming: StatusCounts };
  shipments: { toReview: number; deliveredThisWeek: number };
  office: { vehicles: number; admins: number; terminals: number; routes: number };
}
