import { type Instant, type Kobo, formatDateTime } from '../format';
import type { ChangeRules } from './changeRules';

/** The facts of a ticket that determine how it may be rescheduled and refunded. */
export interface Changeable {
  status: string;
  /** The amount paid. */
  amount: Kobo;
  /** The planned departure, and (`hasLeft`) whether the bus has left. */
  departsAt: Instant;
  hasLeft: boolean;
  /** Until when staff may refund it (docs/money.md). */
  refundableUntil: Instant;
  /** Whether the bus was boarded and left without any of the ticket's passengers. */
  didNotCome: boolean;
  /** Whether its payment is not confirmed yet. */
  isUnconfirmed?: boolean;
  /** Whether a disruption took its passengers' seats (docs/departure.md#without-a-seat). */
  isUnseated: boolean;
}

/** The current terms for rescheduling a ticket. */
export interface RescheduleTerms {
  fee: Kobo;
  /** The reason why staff may not; a super admin still may, with or without the fee. */
  refused?: string | undefined;
  /** The reason why nobody may. */
  impossible?: string | undefined;
}

/** The current terms for refunding a ticket: the amount refunded, and the amount that the company keeps. */
export interface RefundTerms {
  amount: Kobo;
  kept: Kobo;
  /** The reason why staff may not; a super admin still may. */
  refused?: string | undefined;
  /** The reason why nobody may. */
  impossible?: string | undefined;
}

const HOUR = 3_600_000;
const LEFT = 'The bus of this ticket has left.';
const UNCONFIRMED = 'The payment of this ticket is not confirmed yet.';
const NO_SHOW = 'Nobody of this ticket came, and by the company’s rule';

const hoursBefore = (instant: Instant, hours: number): Instant =>
  new Date(Date.parse(instant) - hours * HOUR).toISOString();

const inTime = (until: Instant, now: Instant): boolean => Date.parse(now) < Date.parse(until);

/** Returns the terms for moving a ticket to another departure. */
export function rescheduleTerms(ticket: Changeable, rules: ChangeRules, now: Instant): RescheduleTerms {
  const fee = rules.rescheduleFee;
  if (ticket.status !== 'Scheduled') {
    return { fee, impossible: `This ticket is ${ticket.status}: it stays with its departure.` };
  }
  if (ticket.isUnconfirmed) return { fee, impossible: UNCONFIRMED };
  if (ticket.isUnseated) return { fee: 0 };
  if (ticket.didNotCome) {
    return rules.noShowRule === 'reschedule'
      ? { fee }
      : { fee, refused: `${NO_SHOW} it is not rescheduled.` };
  }
  if (ticket.hasLeft) return { fee, refused: LEFT };
  const until = hoursBefore(ticket.departsAt, rules.rescheduleNotice);
  const hasNotice = inTime(until, now);
  if (rules.rescheduleRule === 'late-fee') return { fee: hasNotice ? 0 : fee };
  return hasNotice
    ? { fee }
    : { fee, refused: `This ticket could be rescheduled until ${formatDateTime(until)}.` };
}

/** Returns the terms for refunding a ticket; the kept amount is rounded down to whole naira. */
export function refundTerms(ticket: Changeable, rules: ChangeRules, now: Instant): RefundTerms {
  const kept = Math.floor((ticket.amount * rules.refundKept) / 10_000) * 100;
  const terms = { amount: ticket.amount - kept, kept };
  if (ticket.isUnconfirmed) {
    return { ...terms, impossible: `${UNCONFIRMED} Until then it is deleted, and nothing is handed back.` };
  }
  if (ticket.isUnseated) return { amount: ticket.amount, kept: 0 };
  if (ticket.didNotCome && ticket.status === 'Scheduled') {
    return rules.noShowRule === 'refund' ? terms : { ...terms, refused: `${NO_SHOW} it is not refunded.` };
  }
  if (ticket.status !== 'Scheduled') {
    return { ...terms, refused: `This ticket is ${ticket.status}: it is not refunded.` };
  }
  if (ticket.hasLeft) return { ...terms, refused: LEFT };
  const until = hoursBefore(ticket.refundableUntil, rules.refundNotice);
  return inTime(until, now)
    ? terms
    : { ...terms, refused: `This ticket could be refunded until ${formatDateTime(until)}.` };
}

/** Returns a ticket's amount on its new trip: the price of the new trip, but not less than was paid, unless a refund is still allowed. */
export const rescheduledAmount = (paid: Kobo, price: Kobo, givesBack: boolean): Kobo =>
  price < paid && !givesBack ? paid : price;
