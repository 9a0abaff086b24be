import type {
  WireAwaitedPayment,
  WireConfirmation,
  WireSettlement,
  WireSettlementLine,
  WireStatement,
  WireStatementMatch,
  WireTransfer,
} from '@motorpark/api';
import type { Answers } from '../mockServer';

/** Sold by Uche, Ada's colleague, an hour ago. */
const payment: WireAwaitedPayment = {
  id: 'p1',
  noun: 'ticket',
  record_id: 't1',
  number: 'TK-7QF3XM-K',
  payer: 'Chinedu Obi',
  told_reference: 'FBN 0042-1',
  method: 'Bank Transfer',
  amount: 18_500,
  status: 'Awaiting confirmation',
  until: '2025-01-15T09:20:00.000Z',
  reference: '',
  held: '',
  flag: '',
  same_number: '',
  provider: '',
  by_hand_reason: '',
  terminal: 'Awka',
  person: 'Uche Eze',
  counter: 'Awka 1',
  is_own: false,
  at: '2025-01-15T07:20:00.000Z',
  settled_by: '',
  settled_at: null,
};

/** A sale that waits for its money. */
export const awaited: WireConfirmation = {
  status: 'Awaiting confirmation',
  until: '2025-01-15T08:50:00.000Z',
  reference: '',
};

const transfer: WireTransfer = {
  provider: 'Monnify',
  method: 'Bank Transfer',
  bank: 'Wema Bank',
  number: '9900000001',
  name: 'Motorpark',
  until: '2025-01-15T08:49:00.000Z',
  amount: 37_000,
  received: 0,
  free: 0,
  due: 37_000,
  late: 0,
  late_for: '',
  status: 'Awaiting confirmation',
};

/** The answers of a server with a payment provider, for a sale that has no account number yet. */
export const withProvider: Answers = {
  capabilities: { data: { version: 'story', capabilities: ['transfers'] } },
  getTransfer: { data: null },
  openTransfer: { data: transfer },
};

/** The same with POS terminals, one of which stands beside the counter. */
export const withPosTerminal: Answers = {
  ...withProvider,
  capabilities: { data: { version: 'story', capabilities: ['transfers', 'pos_terminals'] } },
  openTransfer: {
    data: { ...transfer, provider: 'Paystack', method: 'POS', bank: '', number: '2033HTE0', name: 'Awka 2' },
  },
};

/** A sale of Ada's that was not paid in time. */
export const expiredSale: WireAwaitedPayment = {
  ...payment,
  id: 'p2',
  number: 'TK-4MB8RW-C',
  payer: 'Bola Ade',
  told_reference: '',
  status: 'Expired',
  person: 'Ada Obi',
  counter: 'Awka 2',
  is_own: true,
  at: '2025-01-15T05:50:00.000Z',
  until: '2025-01-15T07:50:00.000Z',
  settled_at: '2025-01-15T07:50:06.000Z',
};

/** A payment awaiting confirmation, a confirmed one of a parcel, and an expired one. */
export const payments: WireAwaitedPayment[] = [
  payment,
  {
    ...payment,
    id: 'p3',
    noun: 'waybill',
    record_id: 'w1',
    number: 'WB-CFH8DK-T',
    payer: 'Ngozi Umeh',
    told_reference: 'RRN 502114 0042',
    method: 'POS',
    amount: 3_500,
    status: 'Confirmed',
    reference: 'RRN 502114 0042',
    at: '2025-01-15T06:40:00.000Z',
    settled_by: 'Ngozi Eze',
    settled_at: '2025-01-15T06:52:00.000Z',
  },
  expiredSale,
];

/** Four rows of a statement that match awaited payments, one of them for a sale of Ada's. */
export const statement: WireStatement = {
  rows: 148,
  matches: [
    {
      row: 12,
      date: '14-Jan-2025',
      text: 'NIP FRM CHINEDU OBI',
      amount: '18,500.00',
      status: '',
      unclear: '',
      reference: 'FBN 0042-1',
      payment,
    },
    {
      row: 15,
      date: '14-Jan-2025',
      text: 'TRF/EMEKA UDE/GTB/88213/LAGOS TRIP',
      amount: '37,000.00',
      status: '',
      unclear: '',
      reference: 'GTB/88213',
      payment: {
        ...payment,
        id: 'p4',
        number: 'TK-2HW9AD-R',
        payer: 'Emeka Ude',
        amount: 37_000,
        told_reference: 'GTB/88213',
      },
    },
    {
      row: 31,
      date: '15-Jan-2025',
      text: 'POS PURCHASE AWKA 2',
      amount: '3,500.00',
      status: '',
      unclear: '',
      reference: 'RRN 502114 0077',
      payment: {
        ...payment,
        id: 'p5',
        noun: 'waybill',
        number: 'WB-CFH8DK-T',
        payer: 'Ngozi Umeh',
        method: 'POS',
        amount: 3_500,
        told_reference: 'RRN 502114 0077',
        person: 'Ada Obi',
        is_own: true,
      },
    },
  ],
  differing: [
    {
      row: 40,
      date: '15-Jan-2025',
      text: 'NIP FRM SANI BELLO',
      amount: '18,000.00',
      status: '',
      unclear: '',
      reference: 'UBA 5521',
      payment: {
        ...payment,
        id: 'p6',
        number: 'TK-KM4T6P-3',
        payer: 'Sani Bello',
        told_reference: 'UBA 5521',
      },
    },
  ],
  unsuccessful: [],
  unclear: [],
  used: [
    {
      row: 52,
      date: '15-Jan-2025',
      text: 'NIP FRM BOLA ADE',
      amount: '18,500.00',
      status: '',
      unclear: '',
      reference: 'ZEN 0019',
      used_for: 'Ticket TK-9XEJ5C-7',
      payment: { ...payment, id: 'p7', number: 'TK-F3VQ8Z-H', payer: 'Bola Ade', told_reference: 'zen-0019' },
    },
  ],
  used_count: 61,
  from: '2025-01-13',
  to: '2025-01-15',
  missing: [],
  missing_count: 0,
  repeated: 1,
  unmatched: 22,
  passed_over: 60,
};

const [succeeded, ...failed] = statement.matches;
const withStatus = (row: WireStatementMatch, status: string) => ({ ...row, status });
const inDoubtBecauseOf = (row: WireStatementMatch, unclear: string) => ({ ...row, unclear });

/** A statement by a bank that states whether each payment was successful. */
export const partlyFailed: WireStatement = {
  ...statement,
  matches: succeeded ? [withStatus(succeeded, 'SUCCESSFUL')] : [],
  differing: [],
  unsuccessful: failed.map((row) => withStatus(row, 'FAILED')),
};

/** A statement of which two rows leave in doubt whether the money came. */
export const inDoubt: WireStatement = {
  ...statement,
  matches: succeeded ? [succeeded] : [],
  differing: [],
  unclear: failed.map((row, place) =>
    inDoubtBecauseOf(row, ['Settlement State: REVERSED', 'Txn Type: TRANSFER_OUT'][place] ?? ''),
  ),
};

/** A statement that lacks a payment which was confirmed by whoever sold it. */
export const withMissing: WireStatement = {
  ...statement,
  missing: [
    {
      ...payment,
      id: 'p8',
      number: 'TK-J2Q7HC-5',
      payer: 'Halima Sani',
      status: 'Confirmed',
      reference: 'NIP 000177402',
      flag: 'own',
      same_number: 'The same number is on ticket TK-J2Q7HC-2, confirmed by Ngozi Eze.',
      settled_by: 'Ngozi Eze',
      settled_at: '2025-01-15T07:52:00.000Z',
    },
  ],
  missing_count: 1,
};

const settlement: WireSettlement = {
  id: 's1',
  day: '2025-01-14',
  provider: 'Monnify',
  reference: 'LB8HG1PNZT4ATJGZXQBY',
  payments: 42,
  amount: 776_580,
  fee: 420,
  bank_account: '',
  fee_account: '',
  counter_account: '',
  differs: 0,
  status: 'Equal',
};

const settled: WireSettlementLine = {
  id: 'l1',
  at: '2025-01-13T21:00:00.000Z',
  number: 'TK-7QF3XM-K',
  operation_id: 'o1',
  provider: 'Monnify',
  reference: 'MNFY|20250113102133|000002',
  amount: 18_500,
  fee: 10,
  differs: 0,
  status: 'Equal',
};

const settlementLines: WireSettlementLine[] = [
  settled,
  {
    ...settled,
    id: 'l2',
    number: 'WB-CFH8DK-T',
    reference: 'MNFY|20250113113012|000007',
    amount: 3_000,
    differs: -500,
    status: 'Another amount',
  },
  {
    ...settled,
    id: 'l3',
    number: '',
    operation_id: null,
    reference: 'MNFY|20250113150101|000031',
    amount: 7_200,
    differs: 7_200,
    status: 'Not known here',
  },
];

/** The responses about payments; none of the user's sales has expired. */
export const paymentAnswers: Answers = {
  getAwaitedPayments: {
    data: payments,
    next_cursor: null,
    total: 3,
    counts: { 'Awaiting confirmation': 1, Confirmed: 1, Expired: 1, Withdrawn: 0 },
  },
  confirmPayment: { data: { ...payment, status: 'Confirmed', reference: 'FBN 0042' } },
  matchStatement: { data: statement },
  getSettlements: {
    data: [
      settlement,
      {
        ...settlement,
        id: 's2',
        day: '2025-01-13',
        reference: 'VKALKYTW8BSL7J275EX9',
        differs: 7_700,
        status: 'Differs',
      },
    ],
    next_cursor: null,
    total: 2,
    counts: { Equal: 1, Differs: 1 },
  },
  getSettlementLines: {
    data: settlementLines,
    next_cursor: null,
    total: 3,
    counts: { Equal: 1, 'Another amount': 1, 'Not known here': 1 },
  },
  getExpiredSales: { data: [] },
  hearOfExpiredSale: { data: expiredSale },
};
