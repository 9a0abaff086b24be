import type { ListColumns } from './listColumn';

export const CLAIM_LIST = {
  number: { header: 'Claim', wire: 'claim_number', isRowHeader: true, card: 'id' },
  record: { header: 'For', wire: 'record_number' },
  claimant: { header: 'Claimant', search: false, truncate: true },
  claimantPhone: { header: 'Phone', kind: 'phone', search: false, hides: 3 },
  origin: { header: 'From', truncate: true },
  destination: { header: 'To', truncate: true },
  kind: { header: 'What happened', hides: 1 },
  recordedAt: { header: 'Recorded', kind: 'instant', sort: true },
  worth: { header: 'Worth', kind: 'naira', sort: true, search: true },
  accepted: { header: 'Accepted', kind: 'naira', isOptional: true, hides: 2 },
  status: { header: 'Status', kind: 'status' },
  details: { header: 'Details', only: 'file' },
  recordedBy: { header: 'Recorded by', only: 'file' },
} as const satisfies ListColumns;
