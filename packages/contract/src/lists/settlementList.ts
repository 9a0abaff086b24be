import type { ListColumns } from './listColumn';

export const SETTLEMENT_LIST = {
  day: { header: 'Paid out', kind: 'day', sort: true, isRowHeader: true },
  provider: { header: 'Provider', hides: 1 },
  reference: { header: 'Reference', truncate: true, cardLabel: true },
  payments: { header: 'Payments', kind: 'count', hides: 2, cardLabel: true },
  amount: { header: 'Amount', kind: 'naira', sort: true, cardLabel: true },
  fee: { header: 'Fee', kind: 'naira', cardLabel: true },
  status: { header: 'Status', kind: 'status', width: '16ch' },
  differs: { header: 'Difference', kind: 'naira', cardLabel: true },
  bankAccount: { header: 'Account', only: 'file' },
  feeAccount: { header: 'Account of the fee', only: 'file' },
  counterAccount: { header: 'Counter-account', only: 'file' },
} as const satisfies ListColumns;

export const SETTLEMENT_LINE_LIST = {
  number: { header: 'Sale', isRowHeader: true },
  at: { header: 'Time', kind: 'instant', sort: true, hides: 1 },
  provider: { header: 'Provider', only: 'file' },
  reference: { header: 'Reference', truncate: true, cardLabel: true },
  amount: { header: 'Paid', kind: 'naira', sort: true, cardLabel: true },
  fee: { header: 'Fee', kind: 'naira', cardLabel: true },
  differs: { header: 'Difference', kind: 'naira', cardLabel: true },
  status: { header: 'Status', kind: 'status', width: '20ch' },
} as const satisfies ListColumns;
