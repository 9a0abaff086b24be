import type {
  Found,
  WireChange,
  WireExpense,
  WireLedgerEntry,
  WireOperation,
  WireSummary,
} from '@motorpark/api';
import type { Answers } from '../mockServer';
import { oneTicket, voidTicket } from './oneTicket';
import { oneWaybill } from './oneWaybill';

const expense = (
  id: string,
  type: string,
  description: string,
  naira: number,
  status: WireExpense['status'],
): WireExpense => ({
  id,
  version: 1,
  expense_type: type,
  description,
  terminal_id: 't1',
  terminal: 'Awka',
  approving_officer: 'Ngozi Eze',
  cashier: 'Ada Obi',
  date: '2025-01-15',
  amount: naira,
  vehicle_number: '',
  trip_id: '',
  claim_number: '',
  status,
  is_own: false,
  is_own_amount: false,
});

export const tyres = expense('e2', 'Tyre replacement', 'Two tyres for ANB 482 XA', 165_000, 'Pending');

const rolls = expense('e3', 'Office supplies', 'Receipt rolls, a carton', 24_500, 'Rejected');

const expenses: WireExpense[] = [
  expense('e1', 'Diesel', '120 litres for the generator', 138_000, 'Approved'),
  tyres,
  rolls,
];

const history: WireChange[] = [
  { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-15T07:05:00.000Z' },
  {
    kind: 'edited',
    by: 'Ada Obi',
    terminal: 'Awka',
    at: '2025-01-15T07:12:00.000Z',
    fields: [{ field: 'Amount', from: '₦156,000.00', to: '₦165,000.00' }],
  },
];

/** One that the head office has rejected, as whoever entered it finds it. */
export const rejectedExpense = {
  data: {
    ...rolls,
    history: [
      { kind: 'created', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-15T07:05:00.000Z' },
      {
        kind: 'status',
        by: 'Ngozi Eze',
        at: '2025-01-15T08:10:00.000Z',
        from_status: 'Pending',
        to_status: 'Rejected',
        reason: 'The head office sends rolls. Please ask for a carton.',
      },
    ],
  },
} satisfies { data: WireExpense };

const operation = (
  id: string,
  line: Pick<WireOperation, 'type' | 'description' | 'amount'> & Partial<WireOperation>,
): WireOperation => ({
  id,
  timestamp: '2025-01-15T07:41:00.000Z',
  terminal: 'Awka',
  by: 'Ada Obi',
  is_reversal: false,
  ...line,
});

const entry = (of: Partial<WireLedgerEntry> = {}): WireLedgerEntry => ({
  number: null,
  customer: null,
  method: null,
  reference: null,
  counter: null,
  report_number: null,
  reverses: null,
  reversed_at: null,
  account: '4000',
  counter_account: '1010',
  ...of,
});

const sale = operation('o1', {
  type: 'TICKET_BOOKING',
  description: 'Ticket TK-7QF3XM-K',
  amount: 37_000,
  entry: entry({ number: 'TK-7QF3XM-K', customer: 'Chinedu Obi', method: 'Cash', counter: 'Awka 1' }),
  route: { origin: 'Awka', destination: 'Lagos' },
});

const parcel = operation('o2', {
  type: 'WAYBILL',
  description: 'Waybill WB-4PK8TN-C',
  amount: 6_500,
  entry: entry({
    number: 'WB-4PK8TN-C',
    customer: 'Chinwe Traders',
    method: 'Bank Transfer',
    reference: 'FT25015KJ2',
    counter: 'Awka 1',
    account: '4100',
    counter_account: '1020',
  }),
  timestamp: '2025-01-15T07:36:00.000Z',
  route: { origin: 'Awka', destination: 'Lagos' },
});

const operations: WireOperation[] = [
  sale,
  parcel,
  operation('o3', {
    type: 'EXPENSE',
    description: 'Diesel',
    amount: -138_000,
    entry: entry({ account: '5000', counter_account: '1090' }),
    timestamp: '2025-01-15T07:10:00.000Z',
    location: 'Awka',
  }),
  operation('o4', {
    type: 'TICKET_BOOKING',
    description: 'Ticket TK-9XEJ5C-7 deleted',
    amount: -18_500,
    entry: entry({
      number: 'TK-9XEJ5C-7',
      customer: 'Uche Eze',
      method: 'Cash',
      counter: 'Jibowu 1',
      report_number: 118,
      reverses: 'o0',
      reversed_at: '2025-01-14T15:55:00.000Z',
    }),
    timestamp: '2025-01-14T16:02:00.000Z',
    route: { origin: 'Lagos', destination: 'Awka' },
    is_reversal: true,
  }),
];

const page: Found<WireOperation> = { data: operations, next_cursor: null, total: operations.length };

const day = (date: string, tickets: number, waybills: number, spent: number) => ({
  day: date,
  ticket_income: tickets,
  waybill_income: waybills,
  expenses: spent,
});

const summary: WireSummary = {
  income: 4_812_500,
  ticket_income: 3_606_500,
  waybill_income: 1_206_000,
  expenses: 742_300,
  balance: 4_070_200,
  uncounted: 0,
  counts: { tickets: 196, waybills: 148, expenses: 11 },
  days: [
    day('2025-01-09', 518_000, 171_000, 138_000),
    day('2025-01-10', 610_500, 204_500, 0),
    day('2025-01-11', 462_500, 133_000, 65_000),
    day('2025-01-12', 388_500, 98_500, 0),
    day('2025-01-13', 555_000, 221_000, 24_500),
    day('2025-01-14', 592_000, 189_500, 376_800),
    day('2025-01-15', 480_000, 188_500, 138_000),
  ],
  ticket_status: { Scheduled: 64, Boarded: 12, Enroute: 38, Completed: 211 },
  waybill_status: {
    outgoing: { Pending: 9, 'On-Transit': 14, Delivered: 6, 'Picked Up': 119 },
    incoming: { Pending: 3, 'On-Transit': 8, Delivered: 11, 'Picked Up': 97 },
  },
  shipments: { to_review: 12, delivered_this_week: 27 },
  office: { vehicles: 24, admins: 31, terminals: 8, routes: 14 },
};

/** The responses about money. */
export const moneyAnswers: Answers = {
  getExpenses: { data: expenses },
  getExpense: { data: { ...tyres, history } },
  getOperations: page,
  getOperation: { data: { ...sale, ticket: oneTicket().data } },
  getSummary: { data: summary },
};

/** A sale as accountants read it, who see no tickets. */
export const saleAlone = { data: sale };

/** A sale whose ticket was voided afterwards. */
export const voidedSale = { data: { ...sale, ticket: voidTicket().data } };

/** A sale whose passenger is aboard, and a parcel that waits for its receiver. */
export const boardedSale = { data: { ...sale, ticket: oneTicket('Boarded').data } };
export const deliveredParcel = {
  data: { ...parcel, timestamp: '2025-01-09T07:36:00.000Z', waybill: oneWaybill('Delivered').data },
};
