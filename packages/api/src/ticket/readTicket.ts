import { TICKET_WIRE } from '@motorpark/contract';
import {
  endsOfRoute,
  TICKET_FIELDS,
  TICKET_STATUSES,
  type Ticket,
  type Trip,
  type TicketTerms,
} from '@motorpark/domain';
import {
  idOf,
  instantOf,
  koboOf,
  read,
  readFields,
  recordOf,
  seatNumbersOf,
  textOf,
  countOf,
  wordOf,
  withPart,
  type Fields,
} from '../reading';
import { percentOf, readGiveBack } from '../payment/readGiveBack';
import { readSold } from '../payment/readSold';

/**
 * Reads a ticket from any of the servers' shapes: a row of the list, or the three parts of the overview. A `travel_date` outside the trip is not read:
 * book_ticket uses that name for the date of birth (docs/contract.md).
 */
export function readTicket(row: Fields, place = 0): Ticket {
  const fields = readFields(TICKET_FIELDS, TICKET_WIRE, row);
  const trip = recordOf(read(row, 'trip'));
  const passenger = withPart(row, read(row, 'passenger_information'));
  const journey = journeyIn(row);
  const payment = withPart(row, read(row, 'payment_information'));
  const routeId = textOf(read(journey, 'route_id', 'routeId'));
  const ends = routeId === undefined ? undefined : endsOfRoute(routeId);
  return {
    ...fields,
    ...readSold(row),
    id: idOf(row, place, 'ticket_id'),
    number: textOf(read(row, 'ticket_id', 'id')) ?? '',
    tripId: textOf(read(trip, 'id')) ?? fields.tripId,
    code: textOf(read(row, 'code')),
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
    fare: koboOf(read(payment, 'fare')),
    childFare: koboOf(read(payment, 'child_fare')),
    fullFare: koboOf(read(payment, 'full_fare')),
    fullChildFare: koboOf(read(payment, 'full_child_fare')),
    originId: textOf(read(row, 'original_terminal_id')),
    destinationId: textOf(read(row, 'destination_terminal_id')),
    refundableUntil: instantOf(read(row, 'refundable_until')),
    unseatedSince: instantOf(read(row, 'unseated_since')),
    unseatedSeats: row['unseated_seats'] === undefined ? undefined : seatNumbersOf(row['unseated_seats']),
    noShows: countOf(row['no_shows']),
    isOwn: typeof row['is_own'] === 'boolean' ? row['is_own'] : undefined,
    fees: koboOf(read(payment, 'fees')),
    rescheduledAt: instantOf(read(row, 'rescheduled_at')),
    refunded: koboOf(read(payment, 'refunded')),
    refundedBy: textOf(read(payment, 'refunded_by')),
    terms: readTerms(row),
  };
}

const journeyIn = (row: Fields): Fields =>
  withPart(recordOf(read(row, 'trip')), read(row, 'trip_information'));

/** Reads a ticket's status, else its trip's. */
export const readTicketStatus = (row: Fields) =>
  wordOf(read(row, 'status') ?? read(journeyIn(row), 'status'), TICKET_STATUSES);

/** Returns a ticket with its trip's id. Some servers don't send it; the trip is then found by route, instant and vehicle. */
export function withTripId(ticket: Ticket, trips: readonly Trip[]): Ticket {
  if (ticket.tripId !== undefined) return ticket;
  const match = trips.find(
    (trip) =>
      trip.routeId === ticket.routeId &&
      trip.travelDate === ticket.travelDate &&
      trip.vehicleNumber === ticket.vehicleNumber,
  );
  return { ...ticket, tripId: match?.id };
}

/** Reads the terms for rescheduling and refunding a ticket; undefined if the server sends none: money is never guessed. */
function readTerms(row: Fields): TicketTerms | undefined {
  const terms = recordOf(read(row, 'terms'));
  const reschedule = recordOf(terms['reschedule']);
  const refund = recordOf(terms['refund']);
  const [fee, amount, kept] = [reschedule['fee'], refund['amount'], refund['kept']].map(koboOf);
  const [toDelete, seats, method] = ['delete', 'seats', 'method'].map((way) => readGiveBack(terms[way]));
  if (!toDelete || !seats || !method) return undefined;
  if (fee === undefined || amount === undefined || kept === undefined) return undefined;
  return {
    reschedule: {
      fee,
      givesBack: reschedule['gives_back'] === true,
      keptPercent: percentOf(reschedule),
      refused: textOf(reschedule['refused']),
    },
    refund: { amount, kept, refused: textOf(refund['refused']) },
    delete: toDelete,
    seats,
    method,
  };
}
