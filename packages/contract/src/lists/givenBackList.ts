import type { ListColumns } from './listColumn';

export const GIVEN_BACK_LIST = {
  at: { header: 'When', kind: 'instant', sort: true, isRowHeader: true },
  way: { header: 'Kind', search: false, truncate: 'twoLines', width: '12ch' },
  number: { header: 'Of' },
  amount: { header: 'Amount', kind: 'naira', sort: true, cardLabel: true },
  kept: { header: 'Kept', kind: 'naira', hides: 1, cardLabel: true },
  person: { header: 'Person', truncate: true },
  witness: { header: 'With', isOptional: true, hides: 1, truncate: true, cardLabel: true },
  terminal: { header: 'Terminal', hides: 2, truncate: true },
  reason: { header: 'Reason', isOptional: true, truncate: true, cardLabel: true },
  facts: { header: 'At that moment', isOptional: true, truncate: 'twoLines', cardLabel: true },
  method: { header: 'Payment method', kind: 'method', wire: 'payment_method', only: 'file' },
} as const satisfies ListColumns;
