import type { Kobo, Operation, OperationDetails, Trip } from '@motorpark/domain';

/**
 * Fixed sample figures (docs/operation.md), shown wherever the server has no live ones. Every
 * place that shows them says that they are samples.
 */
const naira = (whole: number): Kobo => whole * 100;

export type SampleFigure = { label: string; note?: string } & ({ amount: Kobo } | { count: number });

export const SUPER_ADMIN_FIGURES: readonly SampleFigure[] = [
  { label: 'Income', amount: naira(4_812_500) },
  { label: 'Waybill income', amount: naira(1_206_000) },
  { label: 'Ticket income', amount: naira(3_606_500) },
  { label: 'Expenses', amount: naira(742_300) },
  { label: 'Vehicles', count: 24 },
  { label: 'Admins', count: 31 },
  { label: 'Terminals', count: 8 },
  { label: 'Routes', count: 14 },
];

export const TODAY = 'Overall total today';

export const STAFF_FIGURES: readonly SampleFigure[] = [
  { label: 'Total Income', amount: naira(486_500), note: TODAY },
  { label: 'Total Income (Waybill)', amount: naira(126_000), note: TODAY },
  { label: 'Total Income (Tickets)', amount: naira(360_500), note: TODAY },
  { label: 'Total Expenses', amount: naira(65_000), note: TODAY },
];

export const SAMPLE_SHIPMENTS = { toReview: 4, deliveredThisWeek: 27 };

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

/** The cards above the operation history. */
export const HISTORY_SAMPLE_FIGURES: readonly SampleFigure[] = [
  { label: 'Total Income', amount: naira(4_812_500) },
  { label: 'Tickets', amount: naira(3_606_500) },
  { label: 'Waybills', amount: naira(1_206_000) },
  { label: 'Expenses', amount: naira(742_300) },
  { label: 'Balance', amount: naira(4_070_200) },
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

export const SAMPLE_PASSENGER_EMAIL = 'chinedu.obi@example.com';
