import type { ListColumns } from './listColumn';

export const LOOK_AT_LIST = {
  at: { header: 'Since', kind: 'instant', sort: true, isRowHeader: true },
  kind: { header: 'Kind', search: false, truncate: 'twoLines', width: '14ch' },
  amount: { header: 'Amount', kind: 'naira', sort: true, cardLabel: true },
  person: { header: 'Person', truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  details: { header: 'Details', isOptional: true, hides: 1, truncate: 'twoLines' },
  next: { header: 'Next step', only: 'screen', search: false },
} as const satisfies ListColumns;
