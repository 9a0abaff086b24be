import { type PassengerRules, formRules } from '@motorpark/api';
import {
  type Day,
  type FareRule,
  type FieldErrors,
  type Instant,
  type Kobo,
  type Ticket,
  type TicketDraft,
  type Trip,
  TICKET_STEPS,
  TRIP_SALE_MESSAGES,
  companionsIn,
  fieldErrors,
  keptAmount,
  missingDetails,
  minutesLate,
  nameSeats,
  saleOf,
  seatsSoldMessage,
  ticketAmount,
  whyClosed,
  whyNotForSale,
} from '@motorpark/domain';

/** The form together with what is known of the chosen trip at this moment. */
export interface Sale {
  values: TicketDraft;
  /** Undefined while none is chosen, or when the chosen one is gone from the list. */
  trip: Trip | undefined;
  today: Day;
  now: Instant;
  /** How the company prices a ticket; undefined until the server has said it. */
  fares: FareRule | undefined;
  /** What is asked of passengers. */
  passengers: PassengerRules;
  /** How many minutes before a trip leaves its seats are sold no more; 0 where they are sold until it has left. */
  salesClose: number;
  /** There is no connection: what can be sold is what this machine keeps. */
  isOffline: boolean;
  /** The ticket that is changed; without one a new one is sold. */
  ticket?: Ticket | undefined;
}

/** Said where there is no connection and nothing of the trip is kept here. */
const NONE_KEPT =
  'No connection, and no seat of this trip is kept at this counter. Choose another trip, or sell it when the connection is back.';

const isOnItsTrip = ({ trip, ticket }: Sale): boolean => ticket !== undefined && trip?.id === ticket.tripId;

/** Whether the ticket has the trip and the seats that it had: then nothing about them needs to be for sale. */
const keepsItsSeats = (sale: Sale): boolean =>
  isOnItsTrip(sale) && sale.values.seats.join() === sale.ticket?.seats.join();

/** Whether seats are sold, rather than others given for them. */
const takesMore = (sale: Sale): boolean =>
  !isOnItsTrip(sale) || sale.values.seats.length > (sale.ticket?.seats.length ?? 0);

/** Why the chosen trip can't be sold, in the clerk's words; undefined when it can, or none is chosen. */
export function obstacleOf(sale: Sale): string | undefined {
  const { values, trip, today } = sale;
  if (!values.tripId || keepsItsSeats(sale)) return undefined;
  if (!trip) return TRIP_SALE_MESSAGES.left;
  const why = whyNotForSale(trip, today);
  if (why === undefined) return takesMore(sale) ? whyClosed(trip, sale.salesClose, sale.now) : undefined;
  return sale.isOffline && saleOf(trip, today) === 'full' ? NONE_KEPT : why;
}

/** How many minutes ago the chosen trip should have left, where seats of it are to be sold; undefined where it is not late. */
export const lateBy = (sale: Sale): number | undefined =>
  sale.trip && !keepsItsSeats(sale) ? minutesLate(sale.trip, sale.now) : undefined;

/** Chosen seats that were sold elsewhere meanwhile. */
export const lostSeats = ({ values, trip }: Sale): number[] =>
  values.seats.filter((seat) => trip?.takenSeats.includes(seat));

/** Their error message; undefined if there are none. */
export function lostMessage(sale: Sale): string | undefined {
  const lost = lostSeats(sale);
  if (lost.length === 0) return undefined;
  if (!sale.isOffline) return seatsSoldMessage(lost);
  return `No connection, and ${nameSeats(lost).toLowerCase()} ${lost.length === 1 ? 'is' : 'are'} not kept at this counter. Please choose other seats.`;
}

/**
 * What the ticket costs: the trip's fare by the company's rule; the fare that it was sold at, as long as it stays on its trip. Undefined
 * while that cannot be said.
 */
export function amountOf(sale: Sale): Kobo | undefined {
  const { trip, ticket, fares } = sale;
  if (!trip || !fares) return undefined;
  const seats = sale.values.seats.length;
  if (isOnItsTrip(sale) && ticket?.amount !== undefined) {
    return keptAmount({ amount: ticket.amount, fare: ticket.fare, seats: ticket.seats.length }, seats, fares);
  }
  return ticketAmount({ fare: trip.amount, seats, rule: fares }) || undefined;
}

/** The fare of each seat; undefined where the ticket has one price whatever its seats. */
export function fareOf(sale: Sale): Kobo | undefined {
  if (!sale.trip || sale.fares !== 'per-seat') return undefined;
  return isOnItsTrip(sale) ? sale.ticket?.fare : sale.trip.amount;
}

/** The second of three. */
const PASSENGER_STEP = 1;

/** What stands in the way of one step: the schema's complaints, then what has changed at the terminal since. */
export function stepErrors(step: number, sale: Sale): FieldErrors {
  const schema = TICKET_STEPS[step]?.schema;
  if (!schema) return {};
  const filled = filledIn(sale);
  const errors = fieldErrors(schema, filled, { ...formRules(), today: sale.today });
  if (step === PASSENGER_STEP && sale.passengers.namesEach) {
    return { ...missingDetails(filled, sale.passengers.details), ...errors };
  }
  if (step > 0) return errors;
  const obstacle = obstacleOf(sale);
  const lost = lostMessage(sale);
  return {
    ...errors,
    ...(lost !== undefined && { seats: lost }),
    ...(obstacle !== undefined && { tripId: obstacle }),
  };
}

/** The amount is never typed: it follows from the trip. Each seat beside the traveler's has a passenger, where the server keeps them. */
export function filledIn(sale: Sale): TicketDraft {
  const { values, passengers } = sale;
  const amount = amountOf(sale);
  return {
    ...values,
    companions: passengers.namesEach ? companionsIn(values.seats, values.companions) : [],
    ...(amount !== undefined && { amount }),
  };
}
