import type { WireGiveBackTerms } from '@motorpark/contract';
import type { GiveBackTerms } from '@motorpark/domain';

export const giveBackOnWire = ({ as, keptPercent, until, refused }: GiveBackTerms): WireGiveBackTerms => ({
  as,
  kept_percent: keptPercent,
  ...(until !== undefined && { until }),
  ...(refused !== undefined && { refused }),
});
