import { departureExtensions } from '@motorpark/contract';
import {
  TRIP_STATES,
  type LoadedParcel,
  type Manifest,
  type ManifestLine,
  type TicketKey,
} from '@motorpark/domain';
import { request } from '../client/connection';
import { pollingWire } from '../client/pollingWire';
import {
  countOf,
  idOf,
  instantOf,
  read,
  recordIn,
  recordOf,
  textOf,
  versionIn,
  wordOf,
  type Fields,
} from '../reading';

/** Fetches a trip with all passengers who have a seat; the response has no body if nothing has changed since the last one. */
export async function getManifest(id: string): Promise<Manifest> {
  const answer = await request(departureExtensions.getManifest, { id, wire: pollingWire });
  return { ...readManifest(recordIn(answer)), version: versionIn(answer) };
}

/**
 * Marks all passengers of a scanned ticket, or the passenger in a seat, as aboard. A reason allows it after check-in has closed. Returns the newly marked
 * seats.
 */
export const boardPassengers = async (id: string, code: string, reason?: string): Promise<number[]> =>
  markedIn(
    await request(departureExtensions.boardPassengers, {
      id,
      payload: { code, ...(reason !== undefined && { reason }) },
    }),
  );

/** Takes the boarding of some seats back. */
export const unboardPassengers = async (id: string, seats: number[]): Promise<number[]> =>
  markedIn(await request(departureExtensions.unboardPassengers, { id, payload: { seats } }));

function markedIn(answer: unknown): number[] {
  const marked = read(recordIn(answer), 'marked');
  return Array.isArray(marked) ? marked.flatMap((seat: unknown) => countOf(seat) ?? []) : [];
}

function readManifest(row: Fields): Omit<Manifest, 'version'> {
  const passengers = read(row, 'passengers');
  const parcels = read(row, 'parcels');
  return {
    id: idOf(row, 0),
    routeId: textOf(row['route_id']) ?? '',
    origin: textOf(row['origin']) ?? '',
    destination: textOf(row['destination']) ?? '',
    travelDate: instantOf(row['travel_date']) ?? '',
    vehicleNumber: textOf(row['vehicle_number']) ?? '',
    vehicleType: textOf(row['vehicle_type']) ?? '',
    driver: textOf(row['driver']),
    driverPhone: textOf(row['driver_phone']),
    status: wordOf(row['status'], TRIP_STATES) ?? 'Scheduled',
    canRunAgain: row['can_run_again'] === true,
    totalSeats: countOf(row['total_seats']) ?? 0,
    details: row['details'] === 'required' ? 'required' : 'asked',
    isOwn: row['is_own'] === true,
    ticketKeys: readKeys(read(row, 'ticket_keys')),
    passengers: (Array.isArray(passengers) ? passengers : []).map((one) => readLine(recordOf(one))),
    parcels: Array.isArray(parcels)
      ? parcels.map((one, place) => readParcel(recordOf(one), place))
      : undefined,
  };
}

const readKeys = (keys: unknown): TicketKey[] =>
  (Array.isArray(keys) ? keys : []).flatMap((one: unknown) => {
    const [id, key] = [countOf(read(recordOf(one), 'id')), textOf(read(recordOf(one), 'key'))];
    return id === undefined || key === undefined ? [] : [{ id, key }];
  });

const readParcel = (row: Fields, place: number): LoadedParcel => ({
  id: idOf(row, place),
  number: textOf(row['waybill_number']) ?? '',
  destination: textOf(row['destination']) ?? '',
  description: textOf(row['description']) ?? '',
  quantity: countOf(row['quantity']) ?? 0,
  weight: countOf(row['weight_grams']),
  status: textOf(row['status']) ?? '',
});

const readLine = (row: Fields): ManifestLine => ({
  seat: countOf(row['seat_number']) ?? 0,
  ticketId: textOf(row['ticket']) ?? '',
  ticketNumber: textOf(row['ticket_id']) ?? '',
  name: textOf(row['name']) ?? '',
  phone: textOf(row['phone']) ?? '',
  address: textOf(row['address']) ?? '',
  nextOfKinName: textOf(row['next_of_kin_name']) ?? '',
  nextOfKinPhone: textOf(row['next_of_kin_phone']) ?? '',
  boardedAt: instantOf(row['boarded_at']),
  boardedBy: textOf(row['boarded_by']),
  isNoShow: row['no_show'] === true,
});
