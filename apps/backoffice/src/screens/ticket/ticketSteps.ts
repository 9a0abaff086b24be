import {
  type Day,
  type FieldErrors,
  type Trip,
  TICKET_STEPS,
  TRIP_SALE_MESSAGES,
  fieldErrors,
  saleOf,
  seatsSoldMessage,
  ticketAmount,
} from '@motorpark/domain';
import type { TicketDraft } from './ticketDraft';

/** The form together with what is known of the chosen trip at this moment. */
export interface Sale {
  values: TicketDraft;
  /** Undefined while none is chosen, or when the chosen one is gone from the list. */
  trip: Trip | undefined;
  today: Day;
}

/** Why the chosen trip can't be sold, in the clerk's words; undefined when it can, or none is chosen. */
export function obstacleOf({ values, trip, today }: Sale): string | undefined {
  if (!values.selectedTrip) return undefined;
  const sale = trip ? saleOf(trip, today) : 'left';
  return sale === 'open' ? undefined : TRIP_SALE_MESSAGES[sale];
}

/** Chosen seats that were sold elsewhere meanwhile. */
export const lostSeats = ({ values, trip }: Sale): number[] =>
  values.selectedSeats.filter((seat) => trip?.takenSeats.includes(seat));

/** What stands in the way of one step: the schema's complaints, then what has changed at the terminal since. */
export function stepErrors(step: number, sale: Sale): FieldErrors {
  const schema = TICKET_STEPS[step]?.schema;
  if (!schema) return {};
  const errors = fieldErrors(schema, filledIn(sale), { today: sale.today });
  if (step > 0) return errors;
  const obstacle = obstacleOf(sale);
  const lost = lostSeats(sale);
  return {
    ...errors,
    ...(lost.length > 0 && { selectedSeats: seatsSoldMessage(lost) }),
    ...(obstacle !== undefined && { selectedTrip: obstacle }),
  };
}

/** The first step that is not in order; undefined when the ticket can be sold. */
export function firstFaultyStep(sale: Sale): number | undefined {
  const step = TICKET_STEPS.findIndex((_, index) => Object.keys(stepErrors(index, sale)).length > 0);
  return step < 0 ? undefined : step;
}

/** The step on which a field stands. */
export function stepOf(field: string): number {
  return Math.max(
    0,
    TICKET_STEPS.findIndex(({ schema }) => field in schema.fields),
  );
}

/** The amount is never typed: it is the trip's. */
export const filledIn = ({ values, trip }: Sale): TicketDraft => ({
  ...values,
  ...(trip && { amountPaid: ticketAmount(trip) }),
});
