import type { WireGiveBackTerms } from '@motorpark/contract';
import type { GiveBackTerms } from '@motorpark/domain';

/** Returns the wire form of the terms for giving money back. */
export const giveBackOnWire = ({ as, keptPercent, until, refused }: GiveBackTerms): WireGiveBackTerms => ({
  as,
  kept_percent: keptPercent,
  ...(until !== undefined && { until }),
  ...(refused !== undefined && { refused }),
});
