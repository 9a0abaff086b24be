import { departureExtensions } from '@motorpark/contract';
import { TRIP_STATES, type Departure, type Instant } from '@motorpark/domain';
import { request } from '../client/connection';
import { pollingWire } from '../client/pollingWire';
import {
  countOf,
  idOf,
  instantOf,
  read,
  recordIn,
  recordOf,
  rowsOf,
  textOf,
  wordOf,
  type Fields,
} from '../reading';

/** A terminal's busiest two days fit on one page. */
const MOST = 200;

/** Fetches the departures of the user's terminal today and tomorrow; the response has no body if nothing has changed since the last one. */
export const listDepartures = async (): Promise<Departure[]> =>
  rowsOf(
    await request(departureExtensions.getDepartures, { payload: { limit: MOST }, wire: pollingWire }),
  ).map(readDeparture);

const readDeparture = (row: Fields, place: number): Departure => ({
  id: idOf(row, place),
  routeId: textOf(row['route_id']) ?? '',
  origin: textOf(row['origin']) ?? '',
  destination: textOf(row['destination']) ?? '',
  travelDate: instantOf(row['travel_date']) ?? '',
  vehicleNumber: textOf(row['vehicle_number']) ?? '',
  vehicleType: textOf(row['vehicle_type']) ?? '',
  status: wordOf(row['status'], TRIP_STATES) ?? 'Scheduled',
  totalSeats: countOf(row['total_seats']) ?? 0,
  soldSeats: countOf(row['sold_seats']) ?? 0,
  keptSeats: countOf(row['kept_seats']) ?? 0,
  boardedSeats: countOf(row['boarded_seats']) ?? 0,
  parcels: countOf(row['parcels']) ?? 0,
  loadedParcels: countOf(row['loaded_parcels']) ?? 0,
  unseated: countOf(row['unseated']) ?? 0,
  delayedFrom: instantOf(row['delayed_from']),
});

/** The content of the television in a terminal's hall. */
export interface Hall {
  company: string;
  terminal: string;
  departures: Departure[];
  /** When the response was received. */
  at: Instant;
}

/** Fetches the hall that belongs to a key. Needs no login and sends no token. */
export async function showHall(key: string): Promise<Hall> {
  const answer = await request(departureExtensions.showHall, {
    payload: { key },
    token: null,
    wire: pollingWire,
  });
  const hall = recordIn(answer);
  const departures = read(hall, 'departures');
  return {
    company: textOf(hall['company']) ?? '',
    terminal: textOf(hall['terminal']) ?? '',
    departures: (Array.isArray(departures) ? departures : []).map((row, place) =>
      readDeparture(recordOf(row), place),
    ),
    at: new Date().toISOString(),
  };
}

/** The link to a terminal's hall: when it was made, undefined if there is none, and its key only if it was just made. */
export interface HallView {
  madeAt: Instant | undefined;
  key: string | undefined;
}

const readHallView = (answer: unknown): HallView => {
  const view = recordIn(answer);
  return { madeAt: instantOf(view['made_at']), key: textOf(view['key']) };
};

export const getHallView = async (id: string) =>
  readHallView(await request(departureExtensions.getHallView, { id }));

export const makeHallView = async (id: string) =>
  readHallView(await request(departureExtensions.makeHallView, { id }));

export const withdrawHallView = async (id: string) =>
  readHallView(await request(departureExtensions.withdrawHallView, { id }));
