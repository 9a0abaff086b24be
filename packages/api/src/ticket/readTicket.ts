import { endsOfRoute, TICKET_STATUSES, type Ticket } from '@motorpark/domain';
import { readHistory } from '../history/readHistory';
import {
  dayOf,
  idOf,
  instantOf,
  koboOf,
  read,
  recordOf,
  seatNumbersOf,
  textOf,
  wordOf,
  type Fields,
} from '../reading';

/**
 * A ticket as any server writes it: a row of the list, or in the three parts that the overview reads. A `travel_date` outside
 * of the trip is not read: book_ticket gives that name to the date of birth (specification section 7).
 */
export function readTicket(row: Fields, place = 0): Ticket {
  const trip = recordOf(read(row, 'trip'));
  const passenger = { ...row, ...recordOf(read(row, 'passenger_information')) };
  const journey = { ...trip, ...recordOf(read(row, 'trip_information')) };
  const payment = { ...row, ...recordOf(read(row, 'payment_information')) };
  const routeId = textOf(read(journey, 'route_id', 'routeId'));
  const ends = routeId === undefined ? undefined : endsOfRoute(routeId);
  return {
    id: idOf(row, place, 'ticket_id'),
    number: textOf(read(row, 'ticket_id', 'id')) ?? '',
    travelerName: textOf(read(passenger, 'traveler_name')) ?? '',
    travelerNumber: textOf(read(passenger, 'traveler_number')) ?? '',
    nextOfKinNumber: textOf(read(passenger, 'next_of_kin_mobile_no')) ?? '',
    seats: seatNumbersOf(read(passenger, 'seat_number', 'seat_numbers')),
    routeId,
    origin: textOf(read(passenger, 'original_terminal')) ?? ends?.origin,
    destination: textOf(read(passenger, 'destination_terminal')) ?? (ends?.destination || undefined),
    travelDate: instantOf(read(journey, 'travel_date', 'travelDate')),
    vehicleType: textOf(read(journey, 'vehicle_type')),
    vehicleNumber: textOf(read(journey, 'vehicle_number')),
    status: wordOf(read(row, 'status') ?? read(journey, 'status'), TICKET_STATUSES),
    amount: koboOf(read(payment, 'amount')),
    paymentMethod: textOf(read(payment, 'payment_method')),
    tripId: textOf(read(trip, 'id') ?? read(row, 'trip_id')),
    dateOfBirth: dayOf(read(row, 'dob', 'date_of_birth')),
    bookingAgent: textOf(read(row, 'booked_by')),
    bookedAt: instantOf(read(row, 'booked_at', 'created_at')),
    history: row['history'] === undefined ? undefined : readHistory(row),
  };
}
