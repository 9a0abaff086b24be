import type { Role } from '../access';
import { type Instant, type Kobo, formatDateTime } from '../format';
import { whyTicketNotDeletable } from '../moments';
import { type Moment, type PersonAction, decides, mayAnywhere } from '../rights';
import {
  type ChangeRules,
  type Changeable,
  type GiveBackTerms,
  type RefundTerms,
  LEFT,
  NO_SHOW,
  UNCONFIRMED,
  hoursBefore,
  inTime,
  notRefunded,
  tooLate,
} from '../ticket';
import { STEP_BACK_MINUTES } from '../transitions';
import { PAID_OUT_BY_ANOTHER } from './cancelling';
import type { GiveBackWay } from './ways';

/** The ways in which a person gives money of one ticket back. */
export type TicketWay = Extract<
  GiveBackWay,
  'delete' | 'refund' | 'seats' | 'amount' | 'method' | 'reschedule'
>;

/** The facts of a ticket that decide whether and how its money is given back. */
export interface PaidTicket extends Changeable {
  bookedAt: Instant;
  /** The terminal that sold it, which alone gives its money back. */
  soldAt: string;
  hasBoarded: boolean;
  /** Whether the user who asks ever took its passengers' seats, by a cancellation or otherwise, though they have others now. */
  isUnseatedByAsker: boolean;
  /** Whether cash was booked for it, however it counts as paid now, and whether that is a part of its price now. */
  wasCash: boolean;
  isPartCash: boolean;
}

export interface Asking {
  role: Role;
  /** Whether the ticket was sold, or the parcel taken in, at the user's terminal. */
  isOwn: boolean;
  rules: Pick<ChangeRules, 'refundKept' | 'refundNotice' | 'noShowRule'>;
  now: Instant;
}

/** The right behind each way, and the end of the sentence that refuses it elsewhere. */
const WAYS: Readonly<Record<TicketWay, { does: PersonAction; what: string }>> = {
  delete: { does: 'ticket.void', what: 'delete this ticket' },
  refund: { does: 'ticket.refund', what: 'refund this ticket' },
  seats: { does: 'ticket.giveBack', what: 'give money back' },
  amount: { does: 'ticket.giveBack', what: 'give money back' },
  method: { does: 'ticket.giveBack', what: 'change how it was paid' },
  reschedule: { does: 'ticket.refund', what: 'give money back' },
};

const ONLY_OFFICE = 'Only a super admin can do it now.';
/** Why staff give nothing back of a sale of which cash came, while the payment is not confirmed. */
export const cashCame = (noun: 'ticket' | 'waybill', { isPartCash }: { isPartCash: boolean }): string =>
  isPartCash
    ? `A part of this ${noun} was paid in cash, and the rest is not confirmed yet. Only a super admin can change that.`
    : `This ${noun} was paid in cash first, and its payment is not confirmed yet. Only a super admin can change that.`;

/**
 * Decides whether a user may give money of a ticket back in some way now, as what, and how much the company keeps: the one place that decides it
 * (docs/money.md#giving-back). Within the correction time, a wrong sale is put right in full. After that, every way follows the refund's rule.
 */
export function giveBack(way: TicketWay, ticket: PaidTicket, asking: Asking): GiveBackTerms {
  const { role, isOwn, rules, now } = asking;
  const { does, what } = WAYS[way];
  const { impossible, ...rule } = refundRule(ticket, rules, now);
  const isRefund = way === 'refund' || way === 'reschedule';
  const refused = (why: string): GiveBackTerms => ({
    as: 'refund',
    keptPercent: rule.keptPercent,
    refused: why,
  });
  // Managers stand beside the cash, too.
  if (ticket.isUnseatedByAsker && isOwn && !mayAnywhere(does, role)) return refused(PAID_OUT_BY_ANOTHER);
  if (decides(does, role, isOwn)) {
    const byOffice = { as: 'decision', keptPercent: isRefund ? rule.keptPercent : 0 } as const;
    if (way === 'refund') return { ...byOffice, refused: impossible };
    return way === 'reschedule' ? { ...byOffice, refused: impossible ?? rule.refused } : byOffice;
  }
  if (!isOwn) return refused(`Only staff of ${ticket.soldAt}, where it was sold, can ${what}.`);
  if (isRefund) return { ...rule, as: 'refund', refused: impossible ?? rule.refused };

  const moment = momentOf(ticket, now);
  if (moment !== 'open') return refused(whyTooLate(way, ticket, moment));
  const until = correctedUntil(ticket);
  if (!ticket.hasBoarded && inTime(until, now)) return { as: 'correction', keptPercent: 0, until };
  if (ticket.isUnconfirmed) {
    // No money has come, so none is given back.
    const isKept = ticket.wasCash && !(way === 'method' && ticket.isPartCash);
    return isKept ? refused(cashCame('ticket', ticket)) : { as: 'correction', keptPercent: 0 };
  }
  if (ticket.hasBoarded) return refused(`A passenger of this ticket is aboard. ${ONLY_OFFICE}`);
  if (way === 'method') {
    return refused(
      `How this ticket was paid could be corrected until ${formatDateTime(until)}. ${ONLY_OFFICE}`,
    );
  }
  return { ...rule, as: 'refund' };
}

/** Returns what is handed back, and what the company keeps, of a part of a ticket's price: in whole naira, rounded down. */
export function partBack(
  { keptPercent }: Pick<GiveBackTerms, 'keptPercent'>,
  part: Kobo,
): Pick<RefundTerms, 'amount' | 'kept'> {
  const kept = Math.floor((part * keptPercent) / 10_000) * 100;
  return { amount: part - kept, kept };
}

/** Returns until when a sale is corrected in full. */
export const correctedUntil = ({ bookedAt }: Pick<PaidTicket, 'bookedAt'>): Instant =>
  new Date(Date.parse(bookedAt) + STEP_BACK_MINUTES * 60_000).toISOString();

interface RefundRule {
  keptPercent: number;
  /** Why staff may not; a super admin still may. */
  refused?: string;
  /** Why nobody may. */
  impossible?: string;
}

/** The company's rule for refunding a ticket: its notice, what it keeps, and what those get who did not come. */
function refundRule(ticket: PaidTicket, rules: Asking['rules'], now: Instant): RefundRule {
  const keptPercent = rules.refundKept;
  if (ticket.isUnconfirmed) {
    const impossible = `${UNCONFIRMED} Delete it instead: nothing is handed back.`;
    return { keptPercent, impossible };
  }
  if (ticket.isUnseated) return { keptPercent: 0 };
  if (ticket.didNotCome && ticket.status === 'Scheduled') {
    return rules.noShowRule === 'refund'
      ? { keptPercent }
      : { keptPercent, refused: `${NO_SHOW} it is not refunded.` };
  }
  if (ticket.status !== 'Scheduled') {
    return { keptPercent, refused: notRefunded(ticket.status) };
  }
  if (ticket.hasLeft) return { keptPercent, refused: LEFT };
  const until = hoursBefore(ticket.refundableUntil, rules.refundNotice);
  return inTime(until, now)
    ? { keptPercent }
    : { keptPercent, refused: tooLate('Refunds need', rules.refundNotice) };
}

function momentOf(ticket: PaidTicket, now: Instant): Moment {
  if (ticket.status === 'Completed') return 'over';
  if (ticket.status !== 'Scheduled') return 'started';
  if (ticket.isUnseated) return 'open';
  if (ticket.hasLeft) return 'started';
  return inTime(ticket.refundableUntil, now) ? 'open' : 'late';
}

function whyTooLate(way: TicketWay, ticket: PaidTicket, moment: Moment): string {
  if (way === 'delete') return whyTicketNotDeletable(ticket, moment);
  return moment === 'late'
    ? `Staff could give money back until ${formatDateTime(ticket.refundableUntil)}. ${ONLY_OFFICE}`
    : 'Only a super admin can change what was paid now.';
}

/** The line of the history that says what the company keeps. */
export const KEPT_LABEL = 'Kept by the company';
