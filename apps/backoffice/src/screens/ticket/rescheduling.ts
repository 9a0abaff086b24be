import {
  type FareRule,
  type KindRules,
  type FieldErrors,
  type Instant,
  type Kobo,
  type Ticket,
  type TicketTerms,
  type Trip,
  TRIP_SALE_MESSAGES,
  fieldErrors,
  rescheduled,
  reschedulingSchema,
  seatsHeld,
  seatsSoldMessage,
  settlement,
  whySalesClosed,
  whyNotForSale,
} from '@motorpark/domain';
import { changeMessages as messages } from './changeMessages';

export interface MoveDraft {
  tripId: string;
  seats: number[];
  paymentMethod: string;
  reason: string;
  /** Whether the head office waives the fee. */
  isFree: 'no' | 'yes';
}

/** The values of the form, with the current state of the ticket and of the chosen trip. */
export interface Moving {
  draft: MoveDraft;
  ticket: Ticket;
  terms: TicketTerms['reschedule'];
  trip: Trip | undefined;
  fares: FareRule | undefined;
  kinds: KindRules;
  /** Minutes before its departure at which sales of a trip close for this user (see `whySalesClosed`). */
  salesClose: (trip: Trip) => number;
  now: Instant;
  /** Whether an additional payment must be in cash, because nobody would confirm a transfer or POS payment (docs/payment.md#what-waits). */
  mustPayInCash: boolean;
}

export const feeOf = ({ terms, draft }: Moving): Kobo => (draft.isFree === 'yes' ? 0 : terms.fee);

/** What rescheduling to the chosen trip comes to; undefined if it cannot be calculated yet. */
export function comesTo(moving: Moving): ReturnType<typeof rescheduled> | undefined {
  const { trip, fares, kinds, ticket, terms } = moving;
  const { amount } = ticket;
  if (!trip || !fares || amount === undefined) return undefined;
  return rescheduled(
    { ...ticket, amount, fare: ticket.fare, fullFare: ticket.fullFare },
    {
      fare: trip.amount,
      leaves: { from: ticket.travelDate ?? trip.travelDate, to: trip.travelDate },
      rules: { ...kinds, fareRule: fares },
      terms,
      fee: feeOf(moving),
    },
  );
}

/** Whether the amount to collect can only be paid in cash. */
export const isCashOnly = (moving: Moving): boolean =>
  moving.mustPayInCash && (comesTo(moving)?.due ?? 0) > 0;

const methodOf = (moving: Moving): string => (isCashOnly(moving) ? 'Cash' : moving.draft.paymentMethod);

export const settlementText = (due: Kobo | undefined): string | undefined =>
  due === undefined ? undefined : settlement(0, due);

/** Chosen seats that were sold meanwhile. */
export const lostSeats = ({ draft, trip }: Moving): number[] =>
  draft.seats.filter((seat) => trip?.takenSeats.includes(seat));

/** Returns why the chosen trip cannot be sold; undefined if it can, or none is chosen. */
export function obstacleOf({ draft, trip, salesClose, now }: Moving): string | undefined {
  if (!draft.tripId) return undefined;
  if (!trip) return TRIP_SALE_MESSAGES.left;
  return whyNotForSale(trip, now) ?? whySalesClosed(trip, salesClose(trip), now);
}

/** The values to send: amount and fee are calculated, not typed. */
export const filledMove = (moving: Moving) => ({
  ...moving.draft,
  paymentMethod: methodOf(moving),
  amount: comesTo(moving)?.amount,
  fee: feeOf(moving),
});

export function errorsOf(moving: Moving): FieldErrors {
  const errors = fieldErrors(reschedulingSchema, filledMove(moving));
  const { ticket, draft, trip } = moving;
  const method = methodOf(moving);
  const needed = seatsHeld(ticket).length;
  const lost = lostSeats(moving);
  const obstacle = obstacleOf(moving);
  const isSettled = (comesTo(moving)?.due ?? 0) !== 0 || feeOf(moving) > 0;
  return {
    ...errors,
    ...(draft.seats.length > 0 &&
      draft.seats.length !== needed && { seats: messages.reschedule.seats(needed) }),
    ...(trip && lost.length > 0 && { seats: seatsSoldMessage(lost) }),
    ...(obstacle !== undefined && { tripId: obstacle }),
    ...(isSettled && method === '' && { paymentMethod: messages.reschedule.noMethod }),
  };
}
