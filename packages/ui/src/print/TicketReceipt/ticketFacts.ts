import {
  TICKET_FIELDS,
  type Ticket,
  type TicketFields,
  formatDateTime,
  formatDeparture,
  confirmationInWords,
  formatNaira,
  UNNAMED,
  formatSeats,
  luggageInWords,
  paidInAll,
  PASSENGER_KIND_LABELS,
  passengersOf,
  seatsHeld,
  seatsWord,
  busText,
  paymentInWords,
} from '@motorpark/domain';
import { discountFacts } from '../../data/discountFacts';
import { fareFacts } from '../../data/fareFacts';
import { fieldsByPart, type Places } from '../../data/fieldPlaces';
import type { Locale } from '../../locale';
import type { Fact } from '../receipt/FactList';

/** The facts about its trip and its seats are in the journey. */
const PLACES: Places<TicketFields, Ticket> = {
  tripId: null,
  seats: null,
  travelerName: { part: 'name', term: 'Name' },
  travelerPhone: { part: 'passenger', term: 'Phone' },
  nextOfKinPhone: { part: 'passenger', term: 'Next of kin' },
  dateOfBirth: null,
  travelerAddress: null,
  nextOfKinName: null,
  // Said at the seats (`namesBySeat`).
  travelerKind: null,
  accompaniedBy: null,
  aloneReason: null,
  infants: { part: 'infants', term: 'Infants on the lap' },
  // Listed by their seats (`namesBySeat`).
  companions: null,
  paymentMethod: { part: 'method', term: 'Payment method', value: paymentInWords },
  nonCash: null,
  amount: { part: 'amount', term: 'Amount', isLarge: true },
  paymentReference: null,
  // With its amount (`discountFact`).
  discount: null,
  discountReason: null,
};

const itemsOf = (ticket: Ticket, locale: Locale) => fieldsByPart(TICKET_FIELDS, PLACES, ticket, locale);

/** Returns the facts of the journey. A passenger who has lost the seat gets neither seats nor a bus. */
export const journeyFacts = (ticket: Ticket, { region, say }: Locale): Fact[] => {
  const { travelDate, seats, vehicleType, vehicleNumber, unseatedSince } = ticket;
  const when: Fact = {
    term: 'Travel date',
    value: travelDate && formatDeparture(travelDate, region),
    isLarge: true,
  };
  if (unseatedSince !== undefined)
    return [when, { term: seatsWord(seatsHeld(ticket)), value: say('No seat now'), isLarge: true }];
  return [
    when,
    { term: seatsWord(seats), value: formatSeats(seats), isLarge: true },
    { term: 'Vehicle type', value: vehicleType },
    { term: 'Vehicle number', value: busText(vehicleNumber), isLarge: true },
  ];
};

export const passengerFacts = (ticket: Ticket, locale: Locale): Fact[] => [
  ...namesBySeat(ticket, locale),
  ...itemsOf(ticket, locale)('infants').filter(({ value }) => Boolean(value)),
  ...itemsOf(ticket, locale)('passenger'),
];

/** Returns the names of a party by their seats; a single passenger has the ticket's name. */
function namesBySeat(ticket: Ticket, locale: Locale): Fact[] {
  const passengers = passengersOf(ticket);
  if (passengers.length < 2) return itemsOf(ticket, locale)('name');
  return passengers.map(({ seat, name, kind }) => ({
    term: locale.say('Seat {seat}', { seat }),
    value:
      kind === 'child' ? `${name || UNNAMED}, ${PASSENGER_KIND_LABELS.child.toLowerCase()}` : name || UNNAMED,
  }));
}

export const paymentFacts = (ticket: Ticket, locale: Locale): Fact[] => [
  ...itemsOf(ticket, locale)('method'),
  { term: 'Booking Agent', value: ticket.bookedBy },
  ...fareFacts(ticket, 'Number of seats', locale.region),
  ...discountFacts(ticket, locale),
  ...itemsOf(ticket, locale)('amount'),
  ...(ticket.confirmation?.status === 'Confirmed'
    ? [{ term: 'Payment', value: confirmationInWords(ticket.confirmation, locale.region) }]
    : []),
  ...settledFacts(ticket, locale),
];

/** Returns what was settled besides the price. */
function settledFacts(
  { amount = 0, fees, luggage, rescheduledAt, rescheduledWith, refunded, refundedBy }: Ticket,
  { region, say }: Locale,
): Fact[] {
  const moved =
    rescheduledAt === undefined
      ? []
      : [
          {
            term: 'Rescheduled',
            value: say('{at}; earlier receipts are not valid', { at: formatDateTime(rescheduledAt, region) }),
          },
        ];
  const besides = [
    ...(luggage ? [{ term: 'Luggage', value: luggageInWords(luggage, region) }] : []),
    ...(fees === undefined ? [] : [{ term: 'Fee for rescheduling', value: formatNaira(fees, region) }]),
  ];
  if (refunded === undefined)
    return [
      ...besides,
      ...(rescheduledWith === undefined ? [] : [{ term: 'Rescheduling paid with', value: rescheduledWith }]),
      ...moved,
    ];
  const paid = paidInAll({ amount, luggage });
  return [
    ...besides,
    { term: 'Handed back', value: formatNaira(refunded, region), isLarge: true },
    { term: 'Paid back with', value: refundedBy },
    ...(refunded < paid
      ? [{ term: 'Kept by the company', value: formatNaira(paid - refunded, region) }]
      : []),
  ];
}

/** Returns both ends of the journey; if a server sends only the route, it is split at its dash. Undefined if it has no two ends. */
export function endsOf({ origin, destination, routeId }: Ticket): [string, string] | undefined {
  if (origin && destination) return [origin, destination];
  const [from, to, ...more] = routeId?.split(' - ') ?? [];
  return from && to && more.length === 0 ? [from, to] : undefined;
}
