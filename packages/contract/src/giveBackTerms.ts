import type { GiveBackTerms } from '@motorpark/domain';

/** How the caller may give money of a ticket or waybill back in one way now. */
export interface WireGiveBackTerms {
  as: GiveBackTerms['as'];
  kept_percent: number;
  /** Until when it is a correction. */
  until?: string;
  refused?: string;
}
