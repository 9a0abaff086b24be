import { type Instant, type Kobo, formatDateTime } from '../format';
import type { ChangeRules } from './changeRules';

/** A ticket as far as it counts for rescheduling and refunding it. */
export interface Changeable {
  status: string;
  /** What was paid for it. */
  amount: Kobo;
  /** When its bus is to leave, and whether it has. */
  departsAt: Instant;
  hasLeft: boolean;
  /** Until when staff give money back for it (docs/money.md). */
  refundableUntil: Instant;
  /** Its bus was boarded, and left without any of its passengers. */
  didNotCome: boolean;
  /** Nobody has seen its money yet. */
  isUnconfirmed?: boolean;
  /** A disruption has taken its passengers' seats (docs/departure.md#without-a-seat). */
  isUnseated: boolean;
}

/** What rescheduling a ticket costs now. */
export interface RescheduleTerms {
  fee: Kobo;
  /** Why staff cannot; a super admin may all the same, for that fee or without it. */
  refused?: string | undefined;
  /** Why nobody can. */
  impossible?: string | undefined;
}

/** What is handed back for a ticket now, and what the company keeps. */
export interface RefundTerms {
  amount: Kobo;
  kept: Kobo;
  /** Why staff cannot; a super admin may all the same. */
  refused?: string | undefined;
  /** Why nobody can. */
  impossible?: string | undefined;
}

const HOUR = 3_600_000;
const LEFT = 'The bus of this ticket has left.';
const UNCONFIRMED = 'The payment of this ticket is not confirmed yet.';
const NO_SHOW = 'Nobody of this ticket came, and by the company’s rule';

const hoursBefore = (instant: Instant, hours: number): Instant =>
  new Date(Date.parse(instant) - hours * HOUR).toISOString();

const inTime = (until: Instant, now: Instant): boolean => Date.parse(now) < Date.parse(until);

/** By what rule a ticket is moved to another departure. */
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

/** By what rule a ticket is paid back; what is kept is whole naira. */
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

/** What a ticket comes to on its new trip: a cheaper one gives nothing back unless money may still be given back. */
export const rescheduledAmount = (paid: Kobo, price: Kobo, givesBack: boolean): Kobo =>
  price < paid && !givesBack ? paid : price;
