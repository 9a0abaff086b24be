import type { Kobo, Operation, OperationDetails, Role, Summary, Trip } from '@motorpark/domain';

/** The samples shown instead of the ledger on a core server (docs/operation.md). Every screen that shows them marks them as samples. */
const naira = (whole: number): Kobo => whole * 100;

type Money = Pick<Summary, 'income' | 'ticketIncome' | 'waybillIncome' | 'expenses'>;

const sampleSummary = (money: Money): Summary => ({
  ...money,
  balance: money.income - money.expenses,
  uncounted: 0,
  counts: { tickets: 0, waybills: 0, expenses: 0 },
  days: [],
  ticketStatus: {},
  waybillStatus: { outgoing: {}, incoming: {} },
  shipments: { toReview: 4, deliveredThisWeek: 27 },
  office: { vehicles: 24, admins: 31, terminals: 8, routes: 14 },
});

/** The company's figures for a super admin, a terminal's for its staff. */
export const SAMPLE_SUMMARY: Readonly<Record<Role, Summary>> = {
  super_admin: sampleSummary({
    income: naira(4_812_500),
    waybillIncome: naira(1_206_000),
    ticketIncome: naira(3_606_500),
    expenses: naira(742_300),
  }),
  admin: sampleSummary({
    income: naira(486_500),
    waybillIncome: naira(126_000),
    ticketIncome: naira(360_500),
    expenses: naira(65_000),
  }),
};

export const SAMPLE_OPERATIONS: readonly Operation[] = [
  {
    id: 'sample-1',
    type: 'TICKET_BOOKING',
    description: 'Ticket Booking',
    amount: naira(37_000),
    at: '2025-07-18T08:41:00.000Z',
    route: { origin: 'Awka', destination: 'Lagos' },
  },
  {
    id: 'sample-2',
    type: 'WAYBILL',
    description: 'Waybill Booking',
    amount: naira(6_500),
    at: '2025-07-18T08:36:00.000Z',
    route: { origin: 'Awka', destination: 'Abuja' },
  },
  {
    id: 'sample-3',
    type: 'EXPENSE',
    description: 'Tyre replacement',
    amount: naira(-65_000),
    at: '2025-07-18T08:10:00.000Z',
    location: 'Lagos',
  },
];

export const SAMPLE_TERMINALS: readonly string[] = ['Awka', 'Lagos', 'Abuja'];

const sampleTrip = (
  id: string,
  from: string,
  to: string,
  trip: Pick<Trip, 'travelDate' | 'status'>,
): Trip => ({
  id,
  routeId: `${from} - ${to}`,
  origin: from,
  destination: to,
  amount: naira(18_500),
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  totalSeats: 18,
  takenSeats: [],
  ...trip,
});

export const SAMPLE_TRIPS: readonly Trip[] = [
  sampleTrip('sample-1', 'Awka', 'Lagos', { travelDate: '2025-07-18T06:00:00.000Z', status: 'Scheduled' }),
  sampleTrip('sample-2', 'Lagos', 'Awka', { travelDate: '2025-07-17T06:00:00.000Z', status: 'En-route' }),
  sampleTrip('sample-3', 'Awka', 'Abuja', { travelDate: '2025-07-16T06:30:00.000Z', status: 'Completed' }),
];

/** The details of every sample operation: a ticket's. */
export const SAMPLE_DETAILS: OperationDetails = {
  id: 'sample-1',
  type: 'TICKET_BOOKING',
  description: 'Ticket Booking',
  amount: naira(37_000),
  at: '2025-07-18T08:41:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
  terminal: 'Awka',
  by: 'Ada Obi',
  ticket: {
    id: 'sample-1',
    number: 'TK-7QF3XM-K',
    travelerName: 'Chinedu Obi',
    travelerPhone: '08034127781',
    nextOfKinPhone: '08062201934',
    seats: [4, 5],
    routeId: 'Awka - Lagos',
    travelDate: '2025-07-19T06:00:00.000Z',
    amount: naira(37_000),
    paymentMethod: 'Cash',
    bookedBy: 'Ada Obi',
    bookedAt: '2025-07-18T08:41:00.000Z',
  },
};

/** The e-mail of the sample passenger, which no operation has. */
export const SAMPLE_PASSENGER_EMAIL = 'chinedu.obi@example.com';
