import type { ListColumns } from './listColumn';

export const OPERATION_LIST = {
  description: { header: 'Operation', isRowHeader: true, truncate: 'twoLines', width: '21ch' },
  type: { header: 'Type', search: false, truncate: 'twoLines', width: '9ch' },
  place: { header: 'Place', truncate: 'twoLines' },
  terminal: { header: 'Terminal', hides: 3, truncate: true },
  by: { header: 'Recorded by', hides: 1, truncate: true },
  customer: { header: 'Customer', hides: 2, truncate: 'twoLines' },
  paidBy: { header: 'Paid by', truncate: 'twoLines' },
  shift: { header: 'Shift', only: 'file' },
  account: { header: 'Account', hides: 1, truncate: 'twoLines', cardLabel: true },
  at: { header: 'Date and time', kind: 'instant', wire: 'timestamp', sort: true },
  amount: { header: 'Amount', kind: 'naira', sort: true, search: true, card: 'badge' },
  number: { header: 'Number', only: 'file' },
  reference: { header: 'Reference', only: 'file' },
  reportNumber: { header: 'Report no.', kind: 'count', only: 'file' },
  counterAccount: { header: 'Counter-account', only: 'file' },
  id: { header: 'Line', search: false, only: 'file' },
  reverses: { header: 'Takes back line', only: 'file' },
} as const satisfies ListColumns;
