import type { ListColumns } from './listColumn';

export const DISCARD_LIST = {
  discardedAt: { header: 'Discarded', kind: 'instant', sort: 'at', isRowHeader: true },
  kind: { header: 'Entry', search: false },
  name: { header: 'Name', truncate: true },
  details: { header: 'Details', hides: 1, truncate: true },
  amount: { header: 'Amount', kind: 'naira', sort: true },
  method: { header: 'Payment method', kind: 'method', wire: 'payment_method', hides: 3, cardLabel: true },
  person: { header: 'Cashier', truncate: true },
  terminal: { header: 'Terminal', truncate: true },
  counter: { header: 'Counter', hides: 2, truncate: true },
  slips: { header: 'Slips printed', kind: 'count', hides: 2, cardLabel: true },
  reason: { header: 'Reason', truncate: true, cardLabel: true },
  refusal: { header: 'Refused', isOptional: true, hides: 1, truncate: true, cardLabel: true },
  madeAt: { header: 'Entered', kind: 'instant', only: 'file' },
  at: { header: 'Told', kind: 'instant', sort: true, only: 'file' },
} as const satisfies ListColumns;
