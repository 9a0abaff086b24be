import type { GiveBackTerms } from '@motorpark/domain';
import { count, instant, oneOf, optional, text } from './codec';
import { type FieldsOf, record } from './record';

/** How the caller may give money of a ticket or waybill back in one way now. */
export const giveBackTermsCodec = record({
  as: oneOf(['correction', 'refund', 'decision']),
  keptPercent: count,
  until: optional(instant),
  refused: optional(text),
} satisfies FieldsOf<GiveBackTerms>);
