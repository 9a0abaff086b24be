import type { OperationPage, WireOperation, WireOperationDetails, WireSummary } from '@motorpark/contract';
import type { CoreRole } from '@motorpark/domain';

/** The samples shown instead of the ledger (docs/operation.md). */
type Money = Pick<WireSummary, 'ticket_income' | 'waybill_income'> & Record<'income' | 'expenses', number>;

const sampleSummary = (money: Money): WireSummary => ({
  ...money,
  balance: money.income - money.expenses,
  counts: { tickets: 0, waybills: 0, expenses: 0 },
  days: [],
  ticket_status: {},
  waybill_status: { outgoing: {}, incoming: {} },
  shipments: { to_review: 4, delivered_this_week: 27 },
  office: { vehicles: 24, admins: 31, terminals: 8, routes: 14 },
});

/** The company's figures for a super admin, a terminal's for its staff. */
export const SUMMARY: Readonly<Record<CoreRole, WireSummary>> = {
  super_admin: sampleSummary({
    income: 4_812_500,
    waybill_income: 1_206_000,
    ticket_income: 3_606_500,
    expenses: 742_300,
  }),
  admin: sampleSummary({
    income: 486_500,
    waybill_income: 126_000,
    ticket_income: 360_500,
    expenses: 65_000,
  }),
};

const sampleOperation = (
  place: number,
  operation: Omit<WireOperation, 'id' | 'terminal' | 'by' | 'is_reversal'>,
): WireOperation => ({ id: `sample-${place}`, terminal: '', by: '', is_reversal: false, ...operation });

const TICKET = sampleOperation(1, {
  type: 'TICKET_BOOKING',
  description: 'Ticket Booking',
  amount: 37_000,
  timestamp: '2025-07-18T08:41:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
});

const OPERATIONS: WireOperation[] = [
  TICKET,
  sampleOperation(2, {
    type: 'WAYBILL',
    description: 'Waybill Booking',
    amount: 6_500,
    timestamp: '2025-07-18T08:36:00.000Z',
    route: { origin: 'Awka', destination: 'Abuja' },
  }),
  sampleOperation(3, {
    type: 'EXPENSE',
    description: 'Tyre replacement',
    amount: -65_000,
    timestamp: '2025-07-18T08:10:00.000Z',
    location: 'Lagos',
  }),
];

export const OPERATION_PAGE: OperationPage = {
  data: OPERATIONS,
  next_cursor: null,
  total: OPERATIONS.length,
};

/** The route's code is not in our own server's overview, and is read all the same. */
const TRIP = {
  route_id: 'Awka - Lagos',
  travel_date: '2025-07-19T06:00:00.000Z',
  vehicle_type: '',
  vehicle_number: '',
};

/** The details of every sample operation: a ticket's. */
export const OPERATION_DETAILS: WireOperationDetails = {
  ...TICKET,
  terminal: 'Awka',
  by: 'Ada Obi',
  passenger_email: 'chinedu.obi@example.com',
  ticket: {
    id: 'sample-1',
    ticket_id: 'TK-7QF3XM-K',
    booked_by: 'Ada Obi',
    booked_at: '2025-07-18T08:41:00.000Z',
    trip_id: '',
    dob: '',
    passenger_information: {
      traveler_name: 'Chinedu Obi',
      traveler_number: '08034127781',
      traveler_address: '',
      next_of_kin_name: '',
      traveler_kind: '',
      infants: '',
      next_of_kin_mobile_no: '08062201934',
      seat_number: [4, 5],
      companions: [],
      original_terminal: 'Awka',
      destination_terminal: 'Lagos',
    },
    trip_information: TRIP,
    payment_information: {
      amount: 37_000,
      payment_method: 'Cash',
      discount: '',
      discount_reason: '',
      payment_reference: '',
    },
  },
};
