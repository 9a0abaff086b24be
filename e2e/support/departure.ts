import { PASSENGER } from './clerk';
import { type Caller, type Fields, fieldsOf, rowsIn } from './caller';

/** Creates a vehicle for one test, with the first driver of the company's list. */
export async function aBus(office: Caller, plate: string, seats: number): Promise<void> {
  const [driver] = rowsIn(await office('GET', 'get_drivers'));
  await office('POST', 'create_vehicles', {
    vehicle_number: plate,
    vehicle_type: 'Bus',
    vehicle_seat_number: seats,
    assigned_driver: driver?.['driver_name'],
  });
}

/**
 * Creates a trip from Awka to Lagos late in the evening of a day, so that the time of the test run does not matter; returns its id. Only the head office can
 * plan it, with a reason, as it costs less than its route.
 */
export async function aTripOf(office: Caller, plate: string, day: string): Promise<string> {
  const { data } = await office('POST', 'create_trips', {
    route_id: 'Awka - Lagos',
    travel_date: `${day}T23:30`,
    vehicle_number: plate,
    amount: 1_000,
    reason: 'A trip for staff',
  });
  return String(fieldsOf(data)['id']);
}

/** Sells seats of such a trip to the tests' passenger; returns the ticket's number. */
export async function sold(
  clerk: Caller,
  trip: string,
  seats: readonly number[],
  more: Fields = {},
): Promise<string> {
  const { data } = await clerk('POST', 'book_ticket', {
    trip_id: trip,
    seat_number: seats,
    traveler_name: PASSENGER.name,
    traveler_number: PASSENGER.phone,
    next_of_kin_mobile_no: PASSENGER.nextOfKinPhone,
    travel_date: PASSENGER.dateOfBirth,
    payment_method: 'Cash',
    amount: 1_000 * seats.length,
    ...more,
  });
  return String(fieldsOf(data)['ticket_id']);
}
