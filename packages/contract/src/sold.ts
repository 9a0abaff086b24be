import type { Erasure, RecordedClaim } from '@motorpark/domain';
import { count, instant, list, optional, text } from './codec';
import { confirmationCodec } from './confirmation';
import { changeCodec, voidingCodec } from './history';
import { type FieldsOf, as, record } from './record';

/** What rows and overviews of tickets and waybills have in common. */
export const SOLD = {
  id: text,
  version: count,
  /** The name of the user who sold it or took it in, and when. */
  bookedBy: text,
  bookedAt: instant,
  /** A void record remains readable, and is still found by its number. */
  voided: optional(voidingCodec),
};

const recordedClaimCodec = record({
  id: text,
  number: as('claim_number', text),
  status: text,
} satisfies FieldsOf<RecordedClaim>);

/** What their overviews have besides. */
export const SOLD_OVERVIEW = {
  ...SOLD,
  /** The state of the payment, if it needed confirmation. */
  confirmation: as('payment_confirmation', optional(confirmationCodec)),
  erased: optional(record({ at: instant, by: text } satisfies FieldsOf<Erasure>)),
  printedTerms: optional(text),
  claim: optional(recordedClaimCodec),
  history: optional(list(changeCodec)),
};
