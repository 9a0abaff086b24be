import { companionCodec, ticketWire } from '@motorpark/contract';
import {
  type Companion,
  type Day,
  type KindRules,
  type PassengerDetails,
  MOST_SEATS,
  SEEN,
  type TicketValues,
  isSeen,
  kindErrors,
  luggageIn,
  misplacedCompanions,
  missingDetails,
  ticketSchema,
  whySalesClosed,
  whyNotForSale,
} from '@motorpark/domain';
import type { PersonContext } from '../../request/call';
import type { Person } from '../../request/person';
import { invalid } from '../../request/failure';
import { amountIn, formOf, listIn, wireErrors } from '../../request/fields';
import { valuesIn } from '../../request/form';
import type { Payload } from '../../request/payload';
import { mayDo } from '../access/rights';
import type { SharedTrip } from '../trip/lockTripShared';

/** The message for a trip that does not exist, was deleted, or may not be sold by this person. */
export const NO_TRIP = 'This trip was not found at your terminal. Please choose another trip.';

/** Returns the companions under their field names. A value that is not a list is returned unchanged, for the form's schema to refuse. */
export const companionsIn = (sent: unknown): unknown =>
  Array.isArray(sent)
    ? sent.slice(0, MOST_SEATS).map((one: unknown) => {
        const companion = formOf(companionCodec.names, payloadOf(one));
        // Nothing is stored of a person with a seat for luggage.
        return companion['kind'] === 'luggage' && typeof companion['seat'] === 'number'
          ? luggageIn(companion['seat'])
          : companion;
      })
    : sent;

const payloadOf = (sent: unknown): Payload => (typeof sent === 'object' && sent !== null ? { ...sent } : {});

/** Parses and validates the ticket of a call. Throws a 422 with each error at its field. */
export function ticketIn({ input, today }: { input: Payload; today: Day }): TicketValues {
  const payload = {
    ...input,
    // One seat more than the largest vehicle has is enough to be refused; checking thousands would delay other calls.
    [ticketWire.names.seats]: listIn(input.seat_number)?.slice(0, MOST_SEATS + 1),
    [ticketWire.names.amount]: amountIn(input.amount),
    [ticketWire.names.companions]: companionsIn(input['companions']),
  };
  const values = valuesIn(ticketWire, ticketSchema, payload, { today, isStrict: true });
  const misplaced = values.companions && misplacedCompanions(values.seats, values.companions);
  if (misplaced !== undefined) throw invalid({ companions: misplaced });
  return values;
}

/** Returns the companions with who has seen the children whose date of birth is not known: whoever saves them, unless it was somebody before. */
export const withWhoSaw = (
  companions: readonly Companion[] = [],
  person: Person,
  before: readonly Companion[] = [],
): Companion[] =>
  companions.map((one) => {
    if (one.kind !== 'child') return { ...one, born: '' };
    if (!isSeen(one.born)) return one;
    const kept = before.some(({ name, born }) => name === one.name && born === one.born);
    return kept ? one : { ...one, born: `${SEEN} by ${person.name}` };
  });

/** Throws a 422 if the company requires details that are missing. Core clients, which send no companions, are exempt. */
export function refuseMissingDetails(values: TicketValues, rule: PassengerDetails): void {
  if (values.companions === undefined) return;
  const errors = missingDetails(values, rule);
  if (Object.keys(errors).length > 0) throw invalid(wireErrors(ticketWire.names, errors));
}

/** Throws a 422 at whoever does not travel as a child or on a lap by the company's rules. */
export function refuseKinds(values: TicketValues, rules: KindRules, { travelDate }: SharedTrip): void {
  const errors = kindErrors(values, rules, travelDate);
  if (Object.keys(errors).length > 0) throw invalid(wireErrors(ticketWire.names, errors));
}

/** Throws a 422 if the trip has left or has no free seat. */
export function refuseUnlessOpen(trip: SharedTrip, now: Date): void {
  const why = whyNotForSale(trip, now.toISOString());
  if (why !== undefined) throw invalid({ trip_id: why });
}

/** Throws a 422 if sales have closed by the company's rule, the given minutes before departure. Super admins may still sell. */
export function refuseClosed(
  trip: SharedTrip,
  minutes: number,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): void {
  const why = whySalesClosed(trip, minutes, now.toISOString());
  if (why !== undefined && !mayDo(person, 'ticket.sellClosed', { own: trip.originId }))
    throw invalid({ trip_id: why });
}

/** Throws a 422 if the vehicle does not have one of the seats. */
export function refuseMissingSeats(seats: readonly number[], { totalSeats }: SharedTrip): void {
  const beyond = seats.find((seat) => seat > totalSeats);
  if (beyond === undefined) return;
  throw invalid({ seat_number: `There is no seat ${beyond}: this vehicle has ${totalSeats} seats.` });
}
