import type { CoreRole, Operation, OperationDetails, Summary } from '@motorpark/domain';
import type { FoundRows } from '../port/found';

/** The samples shown instead of the ledger (docs/operation.md), in kobo. */
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
export const SUMMARY: Readonly<Record<CoreRole, Summary>> = {
  super_admin: sampleSummary({
    income: 481_250_000,
    waybillIncome: 120_600_000,
    ticketIncome: 360_650_000,
    expenses: 74_230_000,
  }),
  admin: sampleSummary({
    income: 48_650_000,
    waybillIncome: 12_600_000,
    ticketIncome: 36_050_000,
    expenses: 6_500_000,
  }),
};

const sampleOperation = (
  place: number,
  operation: Omit<Operation, 'id' | 'terminal' | 'by' | 'isReversal'>,
): Operation => ({ id: `sample-${place}`, terminal: '', by: '', isReversal: false, ...operation });

const TICKET = sampleOperation(1, {
  type: 'TICKET_BOOKING',
  description: 'Ticket Booking',
  amount: 3_700_000,
  at: '2025-07-18T08:41:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
});

const OPERATIONS = [
  TICKET,
  sampleOperation(2, {
    type: 'WAYBILL',
    description: 'Waybill Booking',
    amount: 650_000,
    at: '2025-07-18T08:36:00.000Z',
    route: { origin: 'Awka', destination: 'Abuja' },
  }),
  sampleOperation(3, {
    type: 'EXPENSE',
    description: 'Tyre replacement',
    amount: -6_500_000,
    at: '2025-07-18T08:10:00.000Z',
    location: 'Lagos',
  }),
];

export const OPERATION_PAGE: FoundRows<Operation> = {
  rows: OPERATIONS,
  nextCursor: undefined,
  total: OPERATIONS.length,
  counts: undefined,
};

/** The details of every sample operation: a ticket's. */
export const OPERATION_DETAILS: OperationDetails = {
  ...TICKET,
  terminal: 'Awka',
  by: 'Ada Obi',
  passengerEmail: 'chinedu.obi@example.com',
  ticket: {
    id: 'sample-1',
    number: 'TK-7QF3XM-K',
    bookedBy: 'Ada Obi',
    bookedAt: '2025-07-18T08:41:00.000Z',
    travelerName: 'Chinedu Obi',
    travelerPhone: '08034127781',
    nextOfKinPhone: '08062201934',
    seats: [4, 5],
    origin: 'Awka',
    destination: 'Lagos',
    routeId: 'Awka - Lagos',
    travelDate: '2025-07-19T06:00:00.000Z',
    vehicleNumber: '',
    amount: 3_700_000,
    paymentMethod: 'Cash',
  },
};
