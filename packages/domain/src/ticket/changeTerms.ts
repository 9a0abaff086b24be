import { type Instant, type Kobo, counted } from '../format';
import type { PaymentPart } from '../payment/parts';
import type { ChangeRules } from './changeRules';
import type { TicketPaymentMethod } from './ticketFields';

/** The facts of a ticket that determine how it may be rescheduled and refunded. */
export interface Changeable {
  status: string;
  /** The amount paid. */
  amount: Kobo;
  /** The departure that was planned when the ticket came onto its trip, from which notice is counted, and (`hasLeft`) whether the bus has left. */
  plannedAt: Instant;
  hasLeft: boolean;
  /** Until when staff may refund it (docs/money.md). */
  refundableUntil: Instant;
  /** Whether the bus was boarded and left without any of the ticket's passengers. */
  didNotCome: boolean;
  /** Whether its payment is not confirmed yet. */
  isUnconfirmed?: boolean;
  /** How often it was rescheduled, disruptions aside. */
  reschedules: number;
  /** Whether a disruption took its passengers' seats (docs/departure.md#without-a-seat). */
  isUnseated: boolean;
}

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
  /** By which methods its price was paid, cash last (docs/payment.md#two-parts). */
  paidBy: readonly PaymentPart<TicketPaymentMethod>[];
  /** Why the user may not. */
  refused?: string | undefined;
}

/** The current terms for giving money of a ticket or waybill back in one of the ways (docs/money.md#giving-back). */
export interface GiveBackTerms {
  /** `correction`: a mistake is put right, and nothing is kept. `refund`: by the company's rule. `decision`: the head office decides. */
  as: 'correction' | 'refund' | 'decision';
  /** What the company keeps, in percent of the part of the price that leaves the ticket. */
  keptPercent: number;
  /** Until when it is a correction; undefined if it is none, or is one for another reason than the time. */
  until?: Instant | undefined;
  /** Why the user may not. */
  refused?: string | undefined;
}

const HOUR = 3_600_000;
export const LEFT = 'The bus of this ticket has left.';
export const UNCONFIRMED = 'The payment of this ticket is not confirmed yet.';
export const NO_SHOW = 'Nobody of this ticket came, and by the company’s rule';

/** Returns the instant that is some hours before another. */
export const hoursBefore = (instant: Instant, hours: number): Instant =>
  new Date(Date.parse(instant) - hours * HOUR).toISOString();

/** Says that the company's notice, in hours, was not kept: "Refunds need notice of 24 hours before departure: …". */
export const tooLate = (changeNeeds: string, hours: number): string =>
  `${changeNeeds} ${hours === 0 ? 'to be done' : `notice of ${counted(hours, 'hour')}`} before departure: it is too late for this ticket.`;

/** Whether a deadline is still ahead. */
export const inTime = (until: Instant, now: Instant): boolean => Date.parse(now) < Date.parse(until);

/** Why a ticket that is not Scheduled any more is not rescheduled, and not refunded by staff. */
export const staysAt = (status: string): string => `This ticket is ${status}: it stays with its departure.`;
export const notRefunded = (status: string): string => `This ticket is ${status}: it is not refunded.`;

/** Returns the terms for moving a ticket to another departure. */
export function rescheduleTerms(ticket: Changeable, rules: ChangeRules, now: Instant): RescheduleTerms {
  const fee = rules.rescheduleFee;
  if (ticket.status !== 'Scheduled') {
    return { fee, impossible: staysAt(ticket.status) };
  }
  if (ticket.isUnconfirmed) return { fee, impossible: UNCONFIRMED };
  if (ticket.isUnseated) return { fee: 0 };
  if (ticket.reschedules >= rules.rescheduleLimit) {
    return { fee, refused: whyNoMore(rules.rescheduleLimit) };
  }
  if (ticket.didNotCome) {
    return rules.noShowRule === 'reschedule'
      ? { fee }
      : { fee, refused: `${NO_SHOW} it is not rescheduled.` };
  }
  if (ticket.hasLeft) return { fee, refused: LEFT };
  const until = hoursBefore(ticket.plannedAt, rules.rescheduleNotice);
  const hasNotice = inTime(until, now);
  if (rules.rescheduleRule === 'late-fee') return { fee: hasNotice ? 0 : fee };
  return hasNotice ? { fee } : { fee, refused: tooLate('Rescheduling needs', rules.rescheduleNotice) };
}

const whyNoMore = (most: number): string =>
  most === 0
    ? 'By the company’s rule tickets are not rescheduled.'
    : `By the company’s rule a ticket is rescheduled at most ${most === 1 ? 'once' : `${most} times`}.`;

/** Returns a ticket's amount on its new trip: the price of the new trip, but not less than was paid, unless a refund is still allowed. */
export const rescheduledAmount = (paid: Kobo, price: Kobo, givesBack: boolean): Kobo =>
  price < paid && !givesBack ? paid : price;
