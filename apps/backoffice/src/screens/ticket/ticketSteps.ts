import {
  type Day,
  type FieldErrors,
  type Kobo,
  type Ticket,
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
  /** The ticket that is changed; without one a new one is sold. */
  ticket?: Ticket | undefined;
}

const isOnItsTrip = ({ trip, ticket }: Sale): boolean => ticket !== undefined && trip?.id === ticket.tripId;

/** Whether the ticket has the trip and the seats that it had: then nothing about them needs to be for sale. */
const keepsItsSeats = (sale: Sale): boolean =>
  isOnItsTrip(sale) && sale.values.selectedSeats.join() === sale.ticket?.seats.join();

/** Why the chosen trip can't be sold, in the clerk's words; undefined when it can, or none is chosen. */
export function obstacleOf(sale: Sale): string | undefined {
  const { values, trip, today } = sale;
  if (!values.selectedTrip || keepsItsSeats(sale)) return undefined;
  const state = trip ? saleOf(trip, today) : 'left';
  return state === 'open' ? undefined : TRIP_SALE_MESSAGES[state];
}

/** Chosen seats that were sold elsewhere meanwhile. */
export const lostSeats = ({ values, trip }: Sale): number[] =>
  values.selectedSeats.filter((seat) => trip?.takenSeats.includes(seat));

/** What the ticket costs: the trip's fare; what was paid stands as long as the ticket stays on its trip. */
export function amountOf(sale: Sale): Kobo | undefined {
  if (!sale.trip) return undefined;
  return (isOnItsTrip(sale) ? sale.ticket?.amount : undefined) ?? ticketAmount(sale.trip);
}

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

/** The amount is never typed: it follows from the trip. */
export function filledIn(sale: Sale): TicketDraft {
  const amountPaid = amountOf(sale);
  return { ...sale.values, ...(amountPaid !== undefined && { amountPaid }) };
}
