import { tripWire } from '@motorpark/contract';
import {
  endsOfRoute,
  MOST_SEATS,
  TRIP_FIELDS,
  TRIP_STATES,
  type Direction,
  type Trip,
} from '@motorpark/domain';
import { idOf, placesOf, readFields } from './readFields';
import { instantOf, wordOf } from './values';
import { read, recordOf, textOf, type Fields } from '../http/record';
import { seatCountOf, seatNumbersOf } from './seats';

const DIRECTIONS: Readonly<Record<string, Direction>> = { outgoing: 'outgoing', incoming: 'incoming' };

const PLACES = placesOf(tripWire, { routeId: ['route_id', 'route'] });

/** Reads a trip in any spelling. A missing status counts as Scheduled: the server refuses sales that are not allowed. */
export function readTrip(row: Fields, place: number): Trip {
  const {
    routeId = '',
    travelDate = '',
    vehicleNumber = '',
    amount = 0,
    driver,
    secondDriver,
  } = readFields(TRIP_FIELDS, PLACES, row);
  const ends = endsOfRoute(routeId);
  const takenSeats = seatNumbersOf(row['selected_seats']);
  const freeSeats = seatNumbersOf(row['available_seats']);
  const totalSeats = seatCountOf(row['total_seats']) ?? Math.max(0, ...takenSeats, ...freeSeats);
  return {
    id: idOf(row, place),
    routeId,
    travelDate,
    vehicleNumber,
    amount,
    driver,
    secondDriver,
    origin: terminalName(read(row, 'fromTerminal', 'from_terminal')) ?? ends.origin,
    destination: terminalName(read(row, 'toTerminal', 'to_terminal')) ?? ends.destination,
    originId: textOf(read(recordOf(read(row, 'fromTerminal', 'from_terminal')), 'id')),
    destinationId: textOf(read(recordOf(read(row, 'toTerminal', 'to_terminal')), 'id')),
    vehicleType: textOf(read(row, 'vehicle_type', 'vehicleType')) ?? '',
    status: wordOf(read(row, 'status'), TRIP_STATES) ?? 'Scheduled',
    delayedFrom: instantOf(row['delayed_from']),
    totalSeats: Math.min(totalSeats, MOST_SEATS),
    takenSeats: takenSeats.filter((seat) => seat <= totalSeats),
    ...(row['kept_seats'] !== undefined && { keptSeats: seatNumbersOf(row['kept_seats']) }),
    direction: DIRECTIONS[(textOf(read(row, 'type')) ?? '').toLowerCase()],
  };
}

const terminalName = (terminal: unknown): string | undefined =>
  textOf(terminal) ?? textOf(read(recordOf(terminal), 'name', 'terminal_name'));
