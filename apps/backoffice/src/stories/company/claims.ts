import type { WireClaim, WireClaimRow } from '@motorpark/api';
import type { Answers } from '../mockServer';

const claim = (id: string, row: Partial<WireClaimRow>): WireClaimRow => ({
  id,
  version: 1,
  claim_number: 'CL-7QF3XM-K',
  record_number: 'WB-4PK8TN-C',
  origin: 'Awka',
  destination: 'Lagos',
  claimant: 'Bola Ige',
  claimant_phone: '08160224519',
  kind: 'Missing',
  details: 'Three of twelve cartons',
  worth: 85_000,
  accepted: null,
  status: 'Open',
  recorded_by: 'Tunde Bakare',
  recorded_at: '2025-01-14T16:40:00.000Z',
  ...row,
});

const open = claim('c1', {});
const claims = [
  open,
  claim('c2', {
    claim_number: 'CL-CFH8DK-T',
    record_number: 'TK-7QF3XM-K',
    claimant: 'Chinedu Obi',
    claimant_phone: '08034127781',
    kind: 'Damaged',
    details: 'A suitcase, torn open in the boot',
    worth: 40_000,
    accepted: 25_000,
    status: 'Accepted',
  }),
  claim('c3', {
    claim_number: 'CL-4PK8TN-C',
    record_number: 'WB-CFH8DK-T',
    details: 'The whole parcel',
    worth: 120_000,
    accepted: 120_000,
    status: 'Paid',
    recorded_by: 'Ada Obi',
    recorded_at: '2025-01-11T09:05:00.000Z',
  }),
  claim('c4', {
    claim_number: 'CL-9RX2VN-B',
    record_number: 'WB-9RX2VN-B',
    kind: 'Damaged',
    details: 'Tiles, broken',
    worth: 60_000,
    status: 'Rejected',
    recorded_by: 'Ada Obi',
    recorded_at: '2025-01-09T11:30:00.000Z',
  }),
];

const oneClaim = (of: Partial<WireClaim>): { data: WireClaim } => ({
  data: {
    ...open,
    phone: '08034127781',
    claimant_phone: '08034127781',
    late_reason: '',
    record_id: 'wb0',
    record_noun: 'waybill',
    answer: null,
    file_type: 'image/jpeg',
    is_own: false,
    expense: null,
    history: [
      { kind: 'created', by: 'Tunde Bakare', terminal: 'Lagos', at: '2025-01-14T16:40:00.000Z' },
      {
        kind: 'edited',
        by: 'Tunde Bakare',
        terminal: 'Lagos',
        at: '2025-01-14T16:42:00.000Z',
        fields: [{ field: 'Photo', from: '', to: 'Yes' }],
      },
    ],
    ...of,
  },
});

/** One that was accepted, and that an expense pays. */
export const paidClaim = oneClaim({
  status: 'Accepted',
  accepted: 70_000,
  answer: 'We pay for three cartons at the price of the supplier.',
  expense: { id: 'e2', status: 'Pending', amount: 70_000 },
});

export const claimAnswers: Answers = {
  getClaims: { data: claims, total: claims.length, next_cursor: null },
  getClaim: oneClaim({}),
  getClaimable: { data: {} },
  createClaim: { data: { id: 'c1', claim_number: open.claim_number } },
};
