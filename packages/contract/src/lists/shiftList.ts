import type { ListColumns } from './listColumn';

export const SHIFT_LIST = {
  reportNumber: {
    header: 'Report no.',
    kind: 'count',
    hides: 2,
    align: 'start',
    width: '10ch',
    cardLabel: true,
  },
  counter: { header: 'Counter', isRowHeader: true, truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  person: { header: 'Cashier', truncate: true },
  openedAt: {
    header: 'Opened',
    kind: 'instant',
    sort: true,
    hides: 3,
    truncate: 'twoLines',
    cardLabel: true,
  },
  closedAt: { header: 'Closed', kind: 'instant', cardLabel: true },
  status: { header: 'Status', kind: 'status', width: '14ch' },
  openingFloat: { header: 'Opening float', kind: 'naira', hides: 1, cardLabel: 'Float' },
  difference: { header: 'Difference', align: 'end', cardLabel: true },
  cashDifference: { header: 'Cash difference', only: 'file' },
  posDifference: { header: 'Card (POS) difference', only: 'file' },
  transferDifference: { header: 'Transfer difference', only: 'file' },
  reason: { header: 'Reason', only: 'file' },
  countedWithout: { header: 'Counted without', only: 'file' },
} as const satisfies ListColumns;
