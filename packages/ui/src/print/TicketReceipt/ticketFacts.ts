import {
  TICKET_FIELDS,
  type Ticket,
  type TicketFields,
  formatDateTime,
  formatNaira,
  formatSeats,
  seatsWord,
} from '@motorpark/domain';
import { type Places, placed } from '../../data/fieldPlaces';
import type { Fact } from '../receipt/FactList';

/** What is known of its trip and its seats stands in the journey. */
const PLACES: Places<TicketFields, Ticket> = {
  tripId: null,
  seats: null,
  travelerName: { part: 'passenger', term: 'Name' },
  travelerPhone: { part: 'passenger', term: 'Phone' },
  nextOfKinPhone: { part: 'passenger', term: 'Next of kin' },
  dateOfBirth: null,
  paymentMethod: { part: 'method', term: 'Payment method' },
  amount: { part: 'amount', term: 'Amount', isLarge: true },
};

const placedOn = (ticket: Ticket) => placed(TICKET_FIELDS, PLACES, ticket);

export const journeyFacts = ({ travelDate, seats, vehicleType, vehicleNumber }: Ticket): Fact[] => [
  { term: 'Travel date', value: travelDate && formatDateTime(travelDate), isLarge: true },
  { term: seatsWord(seats), value: formatSeats(seats), isLarge: true },
  { term: 'Vehicle type', value: vehicleType },
  { term: 'Vehicle number', value: vehicleNumber, isLarge: true },
];

export const passengerFacts = (ticket: Ticket): Fact[] => placedOn(ticket)('passenger');

export const paymentFacts = (ticket: Ticket): Fact[] => [
  ...placedOn(ticket)('method'),
  { term: 'Booking Agent', value: ticket.bookedBy },
  ...(ticket.fare === undefined
    ? []
    : [
        { term: 'Fare per seat', value: formatNaira(ticket.fare) },
        { term: 'Number of seats', value: String(ticket.seats.length) },
      ]),
  ...placedOn(ticket)('amount'),
];

/** Both ends of the journey; a server that names only the route has it split on its dash. */
export function endsOf({ origin, destination, routeId }: Ticket): [string, string] | undefined {
  if (origin && destination) return [origin, destination];
  const [from, to, ...more] = routeId?.split(' - ') ?? [];
  return from && to && more.length === 0 ? [from, to] : undefined;
}
