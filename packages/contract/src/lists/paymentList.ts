import type { ListColumns } from './listColumn';

export const PAYMENT_LIST = {
  number: { header: 'Number', isRowHeader: true },
  payer: { header: 'Payer', hides: 4, truncate: true },
  method: { header: 'Payment method', kind: 'method', hides: 3, cardLabel: true },
  amount: { header: 'Amount', kind: 'naira', sort: true, cardLabel: true },
  terminal: { header: 'Terminal', hides: 1, truncate: true },
  counter: { header: 'Counter', only: 'file' },
  person: { header: 'Sold by', hides: 2, truncate: true },
  at: { header: 'Sold', kind: 'instant', sort: true, cardLabel: true },
  until: { header: 'Waits until', kind: 'instant', only: 'file' },
  status: { header: 'Status', kind: 'status', width: '22ch' },
  paymentReference: { header: 'Reference given', wire: 'told_reference', only: 'file' },
  reference: { header: 'Reference', truncate: 'twoLines', cardLabel: true },
  settledAt: { header: 'Settled', kind: 'instant', only: 'file' },
  settledBy: { header: 'Settled by', only: 'file' },
  flag: { header: 'Flag', only: 'file' },
  sameNumber: { header: 'Same number', only: 'file' },
} as const satisfies ListColumns;
