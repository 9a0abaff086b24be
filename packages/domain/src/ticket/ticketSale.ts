import type { Discount } from '../discount';
import { type Day, type Instant, type Kobo, formatDeparture, formatNaira } from '../format';
import {
  TRIP_SALE_MESSAGES,
  type Trip,
  lostSeats,
  minutesLate,
  nameSeats,
  saleOf,
  seatsSoldMessage,
  whyNotForSale,
  whySalesClosed,
  withoutTaken,
} from '../trip';
import { isListed } from '../unlisted';
import { type FieldErrors, type ValidationContext, fieldErrors } from '../validation';
import { type FareRule, amountForSeats, priceOfSeats } from './fare';
import { childPricing, gainsKinds, kindErrors } from './kinds';
import { isLoneChild, loneChildErrors } from './loneChild';
import { missingDetails } from './missingDetails';
import type { PassengerRules } from './passengerRules';
import { kindsIn } from './passengers';
import { companionsIn } from './seating';
import type { Ticket } from './ticket';
import { TICKET_STEPS } from './ticket.schema';
import type { TicketDraft } from './ticketFields';
import { whyNoFurtherSeat } from './whyNoFurtherSeat';

/** The sale or the edit of a ticket: the values of its form, with the current state of the chosen trip. */
export interface TicketSale {
  values: TicketDraft;
  /** The chosen trip; undefined if none is chosen or it is no longer in the list. */
  trip: Trip | undefined;
  today: Day;
  now: Instant;
  /** How the company prices a ticket; undefined until it has loaded. */
  fares: FareRule | undefined;
  /** Which details of passengers are needed. */
  passengers: PassengerRules;
  /** Minutes before departure at which sales close; 0 if seats are sold until the trip has left. */
  salesClose: number;
  /** Whether there is no connection: then only the seats of this machine's allotment can be sold. */
  isOffline: boolean;
  /** The discounts that the user may give now; undefined until they are loaded. */
  discounts: readonly Discount[] | undefined;
  /** What applies to its form besides the day. */
  rules: ValidationContext;
  /** The ticket that is edited; undefined if a new one is sold. */
  ticket?: Ticket | undefined;
}

/** Shown offline if this machine has no seats of the trip in its allotment. */
const NONE_KEPT =
  'No connection, and no seat of this trip is kept at this counter. Choose another trip, or sell it when the connection is back. Head office sets how many seats a counter keeps.';

const isOnItsTrip = ({ trip, ticket }: TicketSale): boolean =>
  ticket !== undefined && trip?.id === ticket.tripId;

/** Whether the ticket still has its original trip and seats, which then need not be for sale. */
const keepsItsSeats = (sale: TicketSale): boolean =>
  isOnItsTrip(sale) && sale.values.seats.join() === sale.ticket?.seats.join();

/** Whether additional seats are sold, rather than seats exchanged. */
const sellsMoreSeats = (sale: TicketSale): boolean =>
  !isOnItsTrip(sale) || sale.values.seats.length > (sale.ticket?.seats.length ?? 0);

/** Returns why the chosen trip can't be sold, as text for the clerk; undefined if it can, or none is chosen. */
export function saleObstacle(sale: TicketSale): string | undefined {
  const { values, trip, now } = sale;
  if (!isListed(values.tripId) || keepsItsSeats(sale)) return undefined;
  if (!trip) return TRIP_SALE_MESSAGES.left;
  const why = whyNotForSale(trip, now);
  if (why === undefined) return sellsMoreSeats(sale) ? whySalesClosed(trip, sale.salesClose, now) : undefined;
  return sale.isOffline && saleOf(trip, now) === 'full' ? NONE_KEPT : why;
}

/** Minutes since the planned departure of the chosen trip; undefined if it is not overdue or no seats of it are to be sold. */
export const lateBy = (sale: TicketSale): number | undefined =>
  sale.trip && !keepsItsSeats(sale) ? minutesLate(sale.trip, sale.now) : undefined;

/** Chosen seats that can still be sold, now or when the connection is back. */
export const sellableSeats = ({ values, trip, isOffline }: TicketSale): readonly number[] =>
  isOffline ? values.seats : withoutTaken(values.seats, trip?.takenSeats ?? []);

/** What is about to be sold, in one line; empty before a trip is chosen. */
export function saleInOneLine(sale: TicketSale): string {
  const { values, trip } = sale;
  if (!trip) return '';
  const amount = saleAmount(sale);
  return [
    values.travelerName.trim(),
    `${trip.destination}, ${formatDeparture(trip.travelDate)}`,
    nameSeats(sellableSeats(sale)),
    amount !== undefined && formatNaira(amount),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The error for these seats; undefined if there are none. */
export function lostSeatsMessage(sale: TicketSale): string | undefined {
  const lost = lostSeats(sale.values.seats, sale.trip);
  if (lost.length === 0) return undefined;
  if (!sale.isOffline) return seatsSoldMessage(lost);
  return `No connection, and ${nameSeats(lost).toLowerCase()} ${lost.length === 1 ? 'is' : 'are'} not kept at this counter. Please choose other seats.`;
}

/**
 * The ticket's amount by the company's fare rule, for the seats that can still be sold. A ticket that stays on its trip keeps the fare at which it was sold. Undefined if it cannot be calculated
 * yet.
 */
export function saleAmount(sale: TicketSale): Kobo | undefined {
  const { trip, ticket, fares } = sale;
  if (!trip || !fares) return undefined;
  const kinds = kindsIn(sellableSeats(sale), sale.values);
  if (isOnItsTrip(sale) && ticket?.amount !== undefined) {
    return amountForSeats(
      {
        amount: ticket.amount,
        fare: ticket.fare,
        childFare: ticket.childFare,
        kinds: kindsIn(ticket.seats, ticket),
      },
      kinds,
      fares,
    );
  }
  if (!isDiscountKnown(sale)) return undefined;
  const discount = saleDiscount(sale);
  const pricing = { fare: trip.amount, rule: fares, ...childPricing(sale.passengers.kinds), discount };
  return priceOfSeats(pricing, kinds).amount || undefined;
}

/** The discount of a sale; undefined if none is chosen, or it cannot be given any more. */
export const saleDiscount = ({ discounts, values }: TicketSale): Discount | undefined =>
  discounts?.find(({ name }) => name === values.discount);

/** Whether it is known if the chosen discount can be given. */
const isDiscountKnown = ({ discounts, values }: TicketSale): boolean =>
  values.discount === '' || discounts !== undefined;

/** Whether the sale can be checked and priced; on a slow connection, a clerk can be ahead of what that takes. `isLoading` is whether the trips are still loading. */
export const isPriceable = (sale: TicketSale, isLoading: boolean): boolean =>
  sale.fares !== undefined && (sale.trip !== undefined || !isLoading) && isDiscountKnown(sale);

/** The fare of each seat; undefined if the company's tickets have one price for any number of seats. */
export function saleFare(sale: TicketSale): Kobo | undefined {
  if (!sale.trip || sale.fares !== 'per-seat') return undefined;
  return isOnItsTrip(sale) ? sale.ticket?.fare : sale.trip.amount;
}

/** Index of the passenger step. */
const PASSENGER_STEP = 1;

const leavesAt = ({ trip, now }: TicketSale): Instant => trip?.travelDate ?? now;

/** Whether the passengers are children whom somebody on another ticket, or the company, is responsible for. */
export const isLoneChildSale = (sale: TicketSale): boolean =>
  isLoneChild(withCompanions(sale), sale.passengers.accompaniedAge, leavesAt(sale));

const withCompanions = ({ values, passengers }: TicketSale): TicketDraft => ({
  ...values,
  companions: passengers.namesEach ? companionsIn(values.seats, values.companions) : [],
});

/** The errors of one step: those of the schema, then those of the current state of the trip. */
export function ticketStepErrors(step: number, sale: TicketSale): FieldErrors {
  const schema = TICKET_STEPS[step]?.schema;
  if (!schema) return {};
  const filled = filledSale(sale);
  const errors = fieldErrors(schema, filled, { ...sale.rules, today: sale.today });
  if (step === PASSENGER_STEP && sale.passengers.namesEach) {
    return {
      ...(!sale.ticket || gainsKinds(sale.ticket, filled)
        ? kindErrors(filled, sale.passengers.kinds, leavesAt(sale))
        : {}),
      ...missingDetails(filled, sale.passengers.details),
      ...loneChildErrors(filled, {
        accompaniedAge: sale.passengers.accompaniedAge,
        leaves: leavesAt(sale),
        before: sale.ticket,
      }),
      ...errors,
    };
  }
  if (step === 0) return { ...errors, ...tripErrors(sale) };
  const { amount, ...others } = errors;
  // The amount follows from the trip and the seats: what is wrong with these is said there.
  const isMissing = amount !== undefined && Object.keys(tripErrors(sale)).length === 0;
  const discount = saleDiscount(sale);
  const isReasonMissing = discount?.reasonRule === 'asked' && !filled.discountReason;
  return {
    ...others,
    ...(isMissing && { amount }),
    ...(step > PASSENGER_STEP &&
      isReasonMissing && { discountReason: `Please say why ${discount.name} is given.` }),
  };
}

/** What the current state of the trip rejects. */
function tripErrors(sale: TicketSale): FieldErrors {
  const obstacle = saleObstacle(sale);
  const lost = lostSeatsMessage(sale) ?? noFurtherSeat(sale);
  return {
    ...(lost !== undefined && { seats: lost }),
    ...(obstacle !== undefined && { tripId: obstacle }),
  };
}

/** Why the edited ticket cannot have this many seats; said before the clerk collects money for them. */
const noFurtherSeat = ({ values, trip, ticket, fares }: TicketSale): string | undefined =>
  trip && ticket && fares && whyNoFurtherSeat(ticket, values.seats, { fare: trip.amount, rule: fares });

/** The values to send. The amount is calculated from the trip; each seat but the traveler's has a companion, if the server names each passenger. */
export function filledSale(sale: TicketSale): TicketDraft {
  const amount = saleAmount(sale);
  return {
    ...withCompanions(sale),
    ...(!isLoneChildSale(sale) && { accompaniedBy: '', aloneReason: '' }),
    ...(!sale.ticket && !saleDiscount(sale) && { discount: '', discountReason: '' }),
    ...(amount !== undefined && { amount }),
  };
}
