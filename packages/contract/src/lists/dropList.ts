import type { ListColumns } from './listColumn';

export const DROP_LIST = {
  at: { header: 'Dropped', kind: 'instant', sort: true, isRowHeader: true },
  counter: { header: 'Counter', hides: 2, truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  person: { header: 'Cashier', truncate: true },
  note: { header: 'Where to', hides: 1, truncate: true },
  receivedBy: { header: 'Received by', truncate: true, cardLabel: true },
  amount: { header: 'Amount', kind: 'naira', sort: true, cardLabel: true },
  status: { header: 'Status', kind: 'status', width: '16ch' },
  slip: { header: 'Slip', hides: 3, truncate: true, cardLabel: true },
  bankedAt: { header: 'Banked', kind: 'instant', only: 'file' },
  bankedBy: { header: 'Banked by', only: 'file' },
  confirmedBy: { header: 'Receipt confirmed by', only: 'file' },
  deposit: { header: 'Deposit', kind: 'naira', only: 'file' },
  depositDifference: { header: 'Deposit difference', kind: 'naira', only: 'file' },
  depositReason: { header: 'Why it differs', only: 'file' },
  takenBack: { header: 'Deposits taken back', only: 'file' },
} as const satisfies ListColumns;
