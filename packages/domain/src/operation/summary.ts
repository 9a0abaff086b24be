import type { Day, Kobo } from '../format';

/** What came in and went out on one business day. */
export interface DayFigures {
  day: Day;
  ticketIncome: Kobo;
  waybillIncome: Kobo;
  /** What was spent: positive. */
  expenses: Kobo;
}

/** How many records have each status, `{ Scheduled: 12 }`; a status that none has may be missing. */
export type StatusCounts = Readonly<Record<string, number>>;

/** The figures of a period, to the kobo the sums of its operations, and what there is as of now. */
export interface Summary {
  income: Kobo;
  ticketIncome: Kobo;
  waybillIncome: Kobo;
  /** What was spent: positive. */
  expenses: Kobo;
  /** Income less expenses. */
  balance: Kobo;
  /** Tickets sold, parcels taken in and expenses approved, less those taken back. */
  counts: { tickets: number; waybills: number; expenses: number };
  /** Each day on which there was something, oldest first; `everyDay` fills the gaps. */
  days: readonly DayFigures[];
  /** As of now, whatever the period. */
  ticketStatus: StatusCounts;
  waybillStatus: { outgoing: StatusCounts; incoming: StatusCounts };
  shipments: { toReview: number; deliveredThisWeek: number };
  office: { vehicles: number; admins: number; terminals: number; routes: number };
}
