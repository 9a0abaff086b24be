import { AWAITED_STATUSES } from '@motorpark/domain';
import { type WireOf, instant, oneOf, text } from './codec';
import { record } from './record';

/** The state of the payment of a ticket or waybill that needed confirmation. */
export const confirmationCodec = record({
  status: oneOf(AWAITED_STATUSES),
  until: instant,
  reference: text,
});
export type WireConfirmation = WireOf<typeof confirmationCodec>;
