import {
  type Day,
  type FareRule,
  type FieldErrors,
  type Instant,
  type Kobo,
  type Ticket,
  type TicketTerms,
  type Trip,
  TRIP_SALE_MESSAGES,
  fieldErrors,
  rescheduledAmount,
  reschedulingSchema,
  seatsHeld,
  seatsSoldMessage,
  settlement,
  ticketAmount,
  whyClosed,
  whyNotForSale,
} from '@motorpark/domain';
import { changeMessages as messages } from './changeMessages';

export interface MoveDraft {
  tripId: string;
  seats: number[];
  paymentMethod: string;
  reason: string;
  /** Whether head office leaves the fee. */
  isFree: 'no' | 'yes';
}

/** The form together with what is known of the ticket and of the chosen trip at this moment. */
export interface Moving {
  draft: MoveDraft;
  ticket: Ticket;
  terms: TicketTerms['reschedule'];
  trip: Trip | undefined;
  fares: FareRule | undefined;
  today: Day;
  /** See `whyClosed`; 0 for whom no closing counts. */
  salesClose: number;
  now: Instant;
  /** Whether nobody would see more money come by transfer or POS (docs/payment.md#what-waits). */
  isUnseen: boolean;
}

export const feeOf = ({ terms, draft }: Moving): Kobo => (draft.isFree === 'yes' ? 0 : terms.fee);

/** What the ticket comes to on the chosen trip; undefined while that cannot be said. */
export function amountOf({ trip, fares, ticket, terms }: Moving): Kobo | undefined {
  if (!trip || !fares || ticket.amount === undefined) return undefined;
  const price = ticketAmount({ fare: trip.amount, seats: seatsHeld(ticket).length, rule: fares });
  return rescheduledAmount(ticket.amount, price, terms.givesBack);
}

/** What is to be collected, below zero what is to be handed back; undefined while that cannot be said. */
export function dueOf(moving: Moving): Kobo | undefined {
  const amount = amountOf(moving);
  return amount === undefined || moving.ticket.amount === undefined
    ? undefined
    : amount - moving.ticket.amount + feeOf(moving);
}

/** Whether what is to be collected is taken in cash and in no other way. */
export const isCashOnly = (moving: Moving): boolean => moving.isUnseen && (dueOf(moving) ?? 0) > 0;

const methodOf = (moving: Moving): string => (isCashOnly(moving) ? 'Cash' : moving.draft.paymentMethod);

/** What is to be settled, in words. */
export const settled = (due: Kobo | undefined): string | undefined =>
  due === undefined ? undefined : settlement(0, due);

/** Chosen seats that were sold meanwhile. */
export const lostSeats = ({ draft, trip }: Moving): number[] =>
  draft.seats.filter((seat) => trip?.takenSeats.includes(seat));

/** Why nothing of the chosen trip is sold. */
export function obstacleOf({ draft, trip, today, salesClose, now }: Moving): string | undefined {
  if (!draft.tripId) return undefined;
  if (!trip) return TRIP_SALE_MESSAGES.left;
  return whyNotForSale(trip, today) ?? whyClosed(trip, salesClose, now);
}

/** The amount and the fee are never typed. */
export const filledMove = (moving: Moving) => ({
  ...moving.draft,
  paymentMethod: methodOf(moving),
  amount: amountOf(moving),
  fee: feeOf(moving),
});

export function errorsOf(moving: Moving): FieldErrors {
  const errors = fieldErrors(reschedulingSchema, filledMove(moving));
  const { ticket, draft, trip } = moving;
  const method = methodOf(moving);
  const needed = seatsHeld(ticket).length;
  const lost = lostSeats(moving);
  const obstacle = obstacleOf(moving);
  const isSettled = (dueOf(moving) ?? 0) !== 0 || feeOf(moving) > 0;
  return {
    ...errors,
    ...(draft.seats.length > 0 &&
      draft.seats.length !== needed && { seats: messages.reschedule.seats(needed) }),
    ...(trip && lost.length > 0 && { seats: seatsSoldMessage(lost) }),
    ...(obstacle !== undefined && { tripId: obstacle }),
    ...(isSettled && method === '' && { paymentMethod: messages.reschedule.noMethod }),
  };
}
