import type { Arrival, Departure } from '@motorpark/domain';
import { answering, data } from './answer';
import { del, get, post } from './call';
import { type ReadOf, type WireOf, count, instant, list, optional, orNull, text } from './codec';
import { type FieldsOf, as, record } from './record';
import type { Nothing } from './wire';

/** Selects a board and its page; all fields are optional. */
export interface DepartureQuery {
  /** The head office sees the departures of this terminal, or of all; staff always see those of their own. */
  terminal_id?: string;
  /** The `next_cursor` of the previous page. */
  cursor?: string;
  /** Page size, at most 200, by default 100. */
  limit?: number;
}

/** A departure in the hall view: without names or money. */
const HALL_DEPARTURE = {
  id: text,
  destination: text,
  travelDate: instant,
  vehicleNumber: text,
  vehicleType: text,
  status: text,
  totalSeats: count,
  soldSeats: count,
  keptSeats: count,
  boardedSeats: count,
  delayedFrom: orNull(instant),
};

/** A trip that leaves today or tomorrow. */
const departureCodec = record({
  ...HALL_DEPARTURE,
  routeId: text,
  origin: text,
  driver: text,
  parcels: count,
  loadedParcels: count,
  unseated: count,
} satisfies FieldsOf<Departure>);
export type WireDeparture = WireOf<typeof departureCodec>;

const arrivalCodec = record({
  id: text,
  routeId: text,
  origin: text,
  travelDate: instant,
  /** Null if the trip was set to Completed without having left. */
  leftAt: orNull(instant),
  duration: text,
  vehicleNumber: text,
  vehicleType: text,
  status: text,
  passengers: count,
  parcels: count,
} satisfies FieldsOf<Arrival>);
export type WireArrival = WireOf<typeof arrivalCodec>;

/** A page of departures, earliest first. It has an `ETag`: a request with `If-None-Match` returns a 304 without a body while nothing has changed. */
const boardCodec = record({
  departures: as('data', list(departureCodec)),
  nextCursor: orNull(text),
  /** The buses on their way to the terminal; none if the board is the company's. */
  arrivals: list(arrivalCodec),
});
export type Board = ReadOf<typeof boardCodec>;
export type DeparturePage = WireOf<typeof boardCodec>;

/** The hall view: what the television in a terminal shows. */
export const hallCodec = record({
  company: text,
  terminal: text,
  departures: list(record(HALL_DEPARTURE)),
});
export type Hall = ReadOf<typeof hallCodec>;

const hallViewCodec = record({
  /** When the link was created; null if there is none. */
  madeAt: orNull(instant),
  /** The secret part of the link; only in the response that created it. */
  key: optional(text),
});
export type HallView = ReadOf<typeof hallViewCodec>;
export type WireHallView = WireOf<typeof hallViewCodec>;

const HALL_KEEPING = { does: 'hall.keep' } as const;
const hallView = data(hallViewCodec);

export const departureExtensions = {
  getHallView: answering(hallView, get<Nothing>('/api/get_hall_view/{id}', HALL_KEEPING)),
  /** Creates a key; the previous one becomes invalid. */
  makeHallView: answering(hallView, post<Nothing>('/api/make_hall_view/{id}', HALL_KEEPING)),
  withdrawHallView: answering(hallView, del<Nothing>('/api/withdraw_hall_view/{id}', HALL_KEEPING)),
  /** Returns the hall view to everybody with the key. The key is sent in the body, as URLs are logged on the way. */
  showHall: answering(
    data(hallCodec),
    post<{ key: string }>('/api/show_hall', { does: 'hall.show', isPublic: true }),
  ),
  getDepartures: answering(
    boardCodec,
    get<Nothing | DepartureQuery>('/api/get_departures', { does: 'departure.see' }),
  ),
};
