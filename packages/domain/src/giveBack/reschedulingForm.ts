import type { DraftOf } from '../field';
import { type Instant, type Kobo, koboTyped } from '../format';
import { WHOLE_PART, isWholePart } from '../payment/optionalNonCash';
import {
  type FareRule,
  type KindRules,
  NO_SETTLEMENT_METHOD,
  type RESCHEDULING,
  type Ticket,
  type TicketTerms,
  reschedulingSchema,
} from '../ticket';
import {
  TRIP_SALE_MESSAGES,
  type Trip,
  lostSeats,
  seatsSoldMessage,
  whyNotForSale,
  whySalesClosed,
} from '../trip';
import { isListed } from '../unlisted';
import { type FieldErrors, fieldErrors } from '../validation';
import { type Rescheduled, rescheduled, wrongSeatCount } from './rescheduling';

/** What is typed to reschedule a ticket: its amount and the fee are calculated. */
export interface ReschedulingDraft extends Omit<DraftOf<typeof RESCHEDULING>, 'amount' | 'fee'> {
  /** Whether the head office waives the fee. */
  isFree: 'no' | 'yes';
}

/** The values of the form, with the current state of the ticket and of the chosen trip. */
export interface ReschedulingForm {
  draft: ReschedulingDraft;
  ticket: Ticket;
  terms: TicketTerms['reschedule'];
  trip: Trip | undefined;
  fares: FareRule | undefined;
  kinds: KindRules;
  /** Minutes before its departure at which sales of the trip close for this user (see `whySalesClosed`). */
  salesClose: number;
  now: Instant;
  /** Whether an additional payment must be in cash, because nobody would confirm a transfer or POS payment (docs/payment.md#what-waits). */
  mustPayInCash: boolean;
}

export const reschedulingFee = ({ terms, draft }: ReschedulingForm): Kobo =>
  draft.isFree === 'yes' ? 0 : terms.fee;

/** What rescheduling to the chosen trip comes to; undefined if it cannot be calculated yet. */
export function reschedulingOutcome(form: ReschedulingForm): Rescheduled | undefined {
  const { trip, fares, kinds, ticket, terms } = form;
  const { amount } = ticket;
  if (!trip || !fares || amount === undefined) return undefined;
  return rescheduled(
    { ...ticket, amount, fare: ticket.fare, fullFare: ticket.fullFare },
    {
      fare: trip.amount,
      leaves: { from: ticket.travelDate ?? trip.travelDate, to: trip.travelDate },
      rules: { ...kinds, fareRule: fares },
      terms,
      fee: reschedulingFee(form),
    },
  );
}

/** Whether the amount to collect can only be paid in cash. */
export const isReschedulingInCash = (form: ReschedulingForm): boolean =>
  form.mustPayInCash && (reschedulingOutcome(form)?.due ?? 0) > 0;

const methodOf = (form: ReschedulingForm): string =>
  isReschedulingInCash(form) ? 'Cash' : form.draft.paymentMethod;

/** The part as typed; empty if nothing is collected, or in cash. */
const partOf = (form: ReschedulingForm): string =>
  (reschedulingOutcome(form)?.due ?? 0) > 0 && methodOf(form) !== 'Cash' ? form.draft.nonCash : '';

/** Returns why the chosen trip cannot be sold; undefined if it can, or none is chosen. */
export function reschedulingObstacle({ draft, trip, salesClose, now }: ReschedulingForm): string | undefined {
  if (!isListed(draft.tripId)) return undefined;
  if (!trip) return TRIP_SALE_MESSAGES.left;
  return whyNotForSale(trip, now) ?? whySalesClosed(trip, salesClose, now);
}

/** The values to send. */
export const filledRescheduling = (form: ReschedulingForm) => ({
  ...form.draft,
  paymentMethod: methodOf(form),
  nonCash: partOf(form),
  amount: reschedulingOutcome(form)?.amount,
  fee: reschedulingFee(form),
});

export function reschedulingErrors(form: ReschedulingForm): FieldErrors {
  const { ticket, draft, trip } = form;
  const wrongCount = draft.seats.length > 0 ? wrongSeatCount(ticket, draft.seats) : undefined;
  const lost = lostSeats(draft.seats, trip);
  const obstacle = reschedulingObstacle(form);
  const { due, isSettled } = reschedulingOutcome(form) ?? {};
  const isMethodMissing = isSettled === true && methodOf(form) === '';
  return {
    ...(isWholePart(koboTyped(partOf(form)), due) && { nonCash: WHOLE_PART }),
    ...fieldErrors(reschedulingSchema, filledRescheduling(form)),
    ...(wrongCount !== undefined && { seats: wrongCount }),
    ...(lost.length > 0 && { seats: seatsSoldMessage(lost) }),
    ...(obstacle !== undefined && { tripId: obstacle }),
    ...(isMethodMissing && { paymentMethod: NO_SETTLEMENT_METHOD }),
  };
}
