import { ticketWire } from '@motorpark/contract';
import { TICKET_FIELDS, TICKET_STATUSES, type Ticket, endsOfRoute } from '@motorpark/domain';
import { type Fields, read, recordOf, textOf, withPart } from '../http/record';
import { idOf, placesOf, readFields } from './readFields';
import { instantOf, wordOf } from './values';

/** The fields that a core server has. A `travel_date` outside the trip is not read: book_ticket uses that name for the date of birth (docs/contract.md). */
const PLACES = placesOf(
  ticketWire,
  { seats: ['seat_number', 'seat_numbers'], dateOfBirth: ['dob', 'date_of_birth'] },
  {
    passenger_information: ['seats', 'travelerName', 'travelerPhone', 'nextOfKinPhone'],
    payment_information: ['paymentMethod', 'amount'],
  },
);

/** Reads a ticket in any spelling: a row of the list, or the three parts of the overview. */
export function readTicket(row: Fields, place = 0): Ticket {
  const fields = readFields(TICKET_FIELDS, PLACES, row);
  const trip = recordOf(read(row, 'trip'));
  const passenger = withPart(row, read(row, 'passenger_information'));
  const journey = journeyIn(row);
  const routeId = textOf(read(journey, 'route_id', 'routeId'));
  const ends = routeId === undefined ? undefined : endsOfRoute(routeId);
  return {
    ...fields,
    id: idOf(row, place, 'ticket_id'),
    number: textOf(read(row, 'ticket_id', 'id')) ?? '',
    bookedBy: textOf(read(row, 'booked_by')),
    bookedAt: instantOf(read(row, 'booked_at', 'created_at')),
    tripId: textOf(read(trip, 'id')) ?? fields.tripId,
    seats: fields.seats ?? [],
    travelerName: fields.travelerName ?? '',
    travelerPhone: fields.travelerPhone ?? '',
    nextOfKinPhone: fields.nextOfKinPhone ?? '',
    routeId,
    origin: textOf(read(passenger, 'original_terminal')) ?? ends?.origin,
    destination: textOf(read(passenger, 'destination_terminal')) ?? (ends?.destination || undefined),
    travelDate: instantOf(read(journey, 'travel_date', 'travelDate')),
    vehicleType: textOf(read(journey, 'vehicle_type')),
    // Empty: no vehicle is assigned yet.
    vehicleNumber: journey['vehicle_number'] === '' ? '' : textOf(read(journey, 'vehicle_number')),
    status: readTicketStatus(row),
    tripStatus: textOf(read(trip, 'status') ?? read(row, 'trip_status')),
  };
}

const journeyIn = (row: Fields): Fields =>
  withPart(recordOf(read(row, 'trip')), read(row, 'trip_information'));

/** Reads a ticket's status, else its trip's. */
export const readTicketStatus = (row: Fields) =>
  wordOf(read(row, 'status') ?? read(journeyIn(row), 'status'), TICKET_STATUSES);
