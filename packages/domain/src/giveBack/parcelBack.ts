import { formatDateTime } from '../format';
import { waybillMoment, whyNotOpen, whyWaybillNotDeletable } from '../moments';
import { type Moment, type TimedAction, mayAct, decides } from '../rights';
import { type GiveBackTerms, inTime } from '../ticket';
import type { Waybill } from '../waybill';
import { type Asking, cashCame, correctedUntil } from './giveBack';
import type { GiveBackWay } from './ways';

/** The ways in which a person gives money of one waybill back. */
export type WaybillWay = Extract<GiveBackWay, 'delete' | 'amount' | 'method'>;

/** The facts of a waybill that decide whether and how its money is given back. */
export interface PaidWaybill extends Pick<Waybill, 'status' | 'wasOnItsWay'> {
  bookedAt: string;
  /** The terminal that took the parcel in, which alone gives its money back. */
  takenInAt: string;
  /** Whether its payment is not confirmed yet, whether cash was booked for it, and whether that is a part of its price now. */
  isUnconfirmed: boolean;
  wasCash: boolean;
  isPartCash: boolean;
}

const ACTIONS: Readonly<Record<WaybillWay, TimedAction>> = {
  delete: 'waybill.void',
  amount: 'waybill.giveBack',
  method: 'waybill.amount',
};

/**
 * Decides whether a user may give money of a waybill back in some way now. The parcel stays at the counter until it leaves, so the company keeps nothing on
 * the day on which it was taken in. How it was paid changes only within the correction time, or before any money has come.
 */
export function parcelBack(way: WaybillWay, waybill: PaidWaybill, asking: Asking): GiveBackTerms {
  const { role, isOwn, now } = asking;
  const action = ACTIONS[way];
  if (decides(action, role, isOwn)) return { as: 'decision', keptPercent: 0 };
  const refused = (why: string): GiveBackTerms => ({ as: 'refund', keptPercent: 0, refused: why });
  const moment = waybillMoment(waybill, now);
  if (!isOwn) {
    return refused(
      `Only staff of ${waybill.takenInAt}, where it was taken in, can ${VERBS[way]} this waybill.`,
    );
  }
  if (!mayAct(action, { role, isOwn, moment })) return refused(whyTooLate(way, waybill, moment));
  const until = correctedUntil(waybill);
  if (inTime(until, now)) return { as: 'correction', keptPercent: 0, until };
  if (waybill.isUnconfirmed) {
    const isKept = waybill.wasCash && !(way === 'method' && waybill.isPartCash);
    return isKept ? refused(cashCame('waybill', waybill)) : { as: 'correction', keptPercent: 0 };
  }
  return way === 'method'
    ? refused(
        `How this waybill was paid could be corrected until ${formatDateTime(until)}. Only a super admin can change it now.`,
      )
    : { as: 'refund', keptPercent: 0 };
}

const VERBS: Readonly<Record<WaybillWay, string>> = { delete: 'delete', amount: 'edit', method: 'edit' };

function whyTooLate(way: WaybillWay, waybill: PaidWaybill, moment: Moment): string {
  if (way === 'delete') return whyWaybillNotDeletable(waybill, moment);
  const what = way === 'method' ? 'how it was paid' : 'what was paid';
  return `This waybill ${whyNotOpen(waybill, moment)}. Only a super admin can change ${what} now.`;
}
