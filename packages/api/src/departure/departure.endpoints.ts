import { departureExtensions } from '@motorpark/contract';
import type { Arrival, Departure, Instant } from '@motorpark/domain';
import { request } from '../backend/connection';
import { serverNow } from '../http/serverClock';
import {
  count,
  each,
  instant,
  instantOf,
  recordIn,
  recordOf,
  rowId,
  rowsOf,
  shape,
  text,
  textOf,
} from '../reading';
import { tripStatus } from './tripStatus';

/** A terminal's busiest two days fit on one page. */
const MOST = 200;

export interface Board {
  departures: Departure[];
  arrivals: Arrival[];
}

/** Fetches the board: what leaves today and tomorrow, and what arrives; the response has no body if nothing has changed since the last one. */
export async function getBoard(): Promise<Board> {
  const answer = await request(departureExtensions.getDepartures, {
    payload: { limit: MOST },
    isPolled: true,
  });
  return {
    departures: rowsOf(answer).map(readDeparture),
    arrivals: readArrivals(recordOf(answer)['arrivals']),
  };
}

const readDeparture = shape<Departure>({
  id: rowId,
  routeId: text,
  origin: text,
  destination: text,
  travelDate: instant,
  vehicleNumber: text,
  vehicleType: text,
  driver: text,
  status: tripStatus,
  totalSeats: count,
  soldSeats: count,
  keptSeats: count,
  boardedSeats: count,
  parcels: count,
  loadedParcels: count,
  unseated: count,
  delayedFrom: instantOf,
});

const readArrivals = each(
  shape<Arrival>({
    id: rowId,
    routeId: text,
    origin: text,
    travelDate: instant,
    leftAt: instantOf,
    duration: text,
    vehicleNumber: text,
    vehicleType: text,
    status: tripStatus,
    passengers: count,
    parcels: count,
  }),
);

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
    isPolled: true,
  });
  return readHall(recordIn(answer));
}

const readHall = shape<Hall>({
  company: text,
  terminal: text,
  departures: each(readDeparture),
  at: () => serverNow(),
});

/** The link to a terminal's hall: when it was made, undefined if there is none, and its key only if it was just made. */
export interface HallView {
  madeAt: Instant | undefined;
  key: string | undefined;
}

const readHallView = shape<HallView>({ madeAt: instantOf, key: textOf });

const hallViewIn = (answer: unknown) => readHallView(recordIn(answer));

export const getHallView = async (id: string) =>
  hallViewIn(await request(departureExtensions.getHallView, { id }));

export const makeHallView = async (id: string) =>
  hallViewIn(await request(departureExtensions.makeHallView, { id }));

export const withdrawHallView = async (id: string) =>
  hallViewIn(await request(departureExtensions.withdrawHallView, { id }));
