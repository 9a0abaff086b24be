import { COMPANION_WIRE, thingsIn, ticketWire } from '@motorpark/contract';
import {
  type Day,
  type PassengerDetails,
  MOST_SEATS,
  TICKET_FIELDS,
  type TicketValues,
  misplacedCompanions,
  missingDetails,
  ticketSchema,
  mayAnywhere,
  valuesOf,
  whyClosed,
  whyNotForSale,
} from '@motorpark/domain';
import type { PersonContext } from '../http/call';
import { invalid } from '../http/failure';
import { amountIn, listIn, wireErrors } from '../http/fields';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';
import type { SharedTrip } from '../trip/lockTripShared';

/** The message for a trip that does not exist, was deleted, or is not the person's to sell. */
export const NO_TRIP = 'This trip was not found at your terminal. Please choose another trip.';

/** The companions that were sent, by the names of their fields; what is no list stays as it is, for the form to refuse. */
export const companionsIn = (sent: unknown): unknown =>
  thingsIn(sent, COMPANION_WIRE)?.slice(0, MOST_SEATS) ?? sent;

/** The ticket that was sent, checked like the form; a 422 with each complaint at its field where it breaks a rule. */
export function ticketIn({ input, today }: { input: Payload; today: Day }): TicketValues {
  const payload = {
    ...input,
    // One beyond the largest vehicle is too many already; thousands would keep everybody waiting while they are looked at.
    [ticketWire.names.seats]: listIn(input.seat_number)?.slice(0, MOST_SEATS + 1),
    [ticketWire.names.amount]: amountIn(input.amount),
    [ticketWire.names.companions]: companionsIn(input['companions']),
  };
  const form = formIn(ticketSchema, ticketWire.names, payload, { today, isStrict: true });
  const values = valuesOf(TICKET_FIELDS, form);
  const misplaced = values.companions && misplacedCompanions(values.seats, values.companions);
  if (misplaced !== undefined) throw invalid({ companions: misplaced });
  return values;
}

/** 422 where a company requires more of its passengers than was sent; a core client, which sends no companions, is asked for no more. */
export function refuseMissingDetails(values: TicketValues, rule: PassengerDetails): void {
  if (values.companions === undefined) return;
  const errors = missingDetails(values, rule);
  if (Object.keys(errors).length > 0) throw invalid(wireErrors(ticketWire.names, errors));
}

/** 422 where seats of this trip are not sold any more: it has left, or none is free. */
export function refuseUnlessOpen(trip: SharedTrip, today: Day): void {
  const why = whyNotForSale(trip, today);
  if (why !== undefined) throw invalid({ trip_id: why });
}

/** 422 where selling has closed by the company's rule, so many minutes before the trip leaves; a super admin sells all the same. */
export function refuseClosed(
  trip: SharedTrip,
  minutes: number,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): void {
  const why = whyClosed(trip, minutes, now.toISOString());
  if (why !== undefined && !mayAnywhere('ticket.sellClosed', person.role)) throw invalid({ trip_id: why });
}

/** 422 where the vehicle hasn't got one of the seats. */
export function refuseMissingSeats(seats: readonly number[], { totalSeats }: SharedTrip): void {
  const beyond = seats.find((seat) => seat > totalSeats);
  if (beyond === undefined) return;
  throw invalid({ seat_number: `There is no seat ${beyond}: this vehicle has ${totalSeats} seats.` });
}
