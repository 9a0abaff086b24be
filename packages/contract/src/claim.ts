import {
  CLAIM_ANSWER,
  CLAIM_FIELDS,
  CLAIM_STATUSES,
  EXPENSE_STATUSES,
  PAPER_FILE_TYPES,
  type Claim,
  type ClaimRow,
} from '@motorpark/domain';
import { answering, data, found } from './answer';
import { get, post, put } from './call';
import { type WireOf, count, flag, instant, list, naira, oneOf, optional, orNull, text } from './codec';
import { changeCodec } from './history';
import { fileCodec } from './paper';
import { type FieldsOf, as, record } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, codecsOf, wireForm } from './wireForm';

export const claimWire = wireForm(CLAIM_FIELDS, { record: 'record_number' });
export const claimAnswerWire = wireForm(CLAIM_ANSWER);

const { record: recordNumber, kind, details, worth, phone, lateReason } = codecsOf(claimWire);

export const claimRowCodec = record({
  record: recordNumber,
  kind,
  details,
  worth,
  id: text,
  version: count,
  number: as('claim_number', text),
  origin: text,
  destination: text,
  claimant: text,
  claimantPhone: text,
  status: oneOf(CLAIM_STATUSES),
  accepted: orNull(naira),
  recordedBy: text,
  recordedAt: instant,
} satisfies FieldsOf<ClaimRow>);
export type WireClaimRow = WireOf<typeof claimRowCodec>;

export const claimCodec = record({
  ...claimRowCodec.fields,
  phone,
  lateReason,
  recordId: text,
  recordNoun: oneOf(['ticket', 'waybill']),
  answer: orNull(text),
  fileType: orNull(oneOf(PAPER_FILE_TYPES)),
  isOwn: flag,
  expense: orNull(record({ id: text, status: oneOf(EXPENSE_STATUSES), amount: naira })),
  history: optional(list(changeCodec)),
} satisfies FieldsOf<Claim>);
export type WireClaim = WireOf<typeof claimCodec>;

/** Whether there can be a claim for a ticket or waybill. */
export const claimableCodec = record({
  /** Why there can be none; undefined if there can. */
  obstacle: optional(text),
  /** Why it would be late; undefined within its time. */
  late: optional(text),
  /** The id of the claim that it already has. */
  claimId: optional(text),
});
export type WireClaimable = WireOf<typeof claimableCodec>;

const one = data(claimCodec);

export const claimExtensions = {
  getClaims: answering(
    found(claimRowCodec),
    get<Nothing | QueryOf<'claims'>>('/api/get_claims', { does: 'claim.see' }),
  ),
  getClaim: answering(one, get<Nothing>('/api/get_claim/{id}', { does: 'claim.see' })),
  /** Tells by the number of a ticket or waybill whether there can be a claim for it now. */
  getClaimable: answering(
    data(claimableCodec),
    get<Nothing>('/api/get_claimable/{id}', { does: 'claim.record' }),
  ),
  createClaim: answering(
    data(record({ id: text, number: as('claim_number', text) })),
    post<SentBy<typeof claimWire>>('/api/create_claim', { does: 'claim.record', repeatable: true }),
  ),
  answerClaim: answering(
    one,
    put<SentBy<typeof claimAnswerWire>>('/api/answer_claim/{id}', { does: 'claim.answer' }),
  ),
  /** Returns the photo of a claim. */
  getClaimFile: answering(data(fileCodec), get<Nothing>('/api/get_claim_file/{id}', { does: 'claim.see' })),
  /** Replaces the photo while the claim is open: a PDF, JPEG or PNG in base64; an empty one removes it. */
  saveClaimFile: answering(one, put<{ file: string }>('/api/claim_file/{id}', { does: 'claim.record' })),
};
