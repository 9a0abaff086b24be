import type { Kobo, Operation } from '@motorpark/domain';

/**
 * The specification's fixed sample figures (sections 1, 2.7, 2.11 and 2.18), shown wherever the server has no live ones. Every
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

const TODAY = 'Overall total today';

export const STAFF_FIGURES: readonly SampleFigure[] = [
  { label: 'Total Income', amount: naira(486_500), note: TODAY },
  { label: 'Total Income (Waybill)', amount: naira(126_000), note: TODAY },
  { label: 'Total Income (Tickets)', amount: naira(360_500), note: TODAY },
  { label: 'Total Expenses', amount: naira(65_000), note: TODAY },
];

export const SAMPLE_SHIPMENTS = { toReview: 4, deliveredThisWeek: 27 };

export const TICKET_FIGURES: readonly SampleFigure[] = [
  { label: 'Scheduled', count: 10 },
  { label: 'Boarded', count: 10 },
  { label: 'Enroute', count: 10 },
  { label: 'Completed', count: 10 },
];

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
