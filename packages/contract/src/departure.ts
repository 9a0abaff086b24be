import { del, get, post, put } from './call';
import type { WireBoarding, WireManifest, WireReceiving } from './manifest';
import type { Data, Nothing } from './wire';

/** Selects a board and its page; all fields are optional. */
export interface DepartureQuery {
  /** The head office sees the departures of this terminal, or of all; staff always see those of their own. */
  terminal_id?: string;
  /** The `next_cursor` of the previous page. */
  cursor?: string;
  /** Page size, at most 200, by default 100. */
  limit?: number;
}

/** A trip that leaves today or tomorrow. */
export interface WireDeparture {
  id: string;
  route_id: string;
  origin: string;
  destination: string;
  /** An instant. */
  travel_date: string;
  vehicle_number: string;
  vehicle_type: string;
  /** Empty while there is none. */
  driver: string;
  status: string;
  total_seats: number;
  sold_seats: number;
  /** Number of unsold seats that counters keep for an outage; they are not for sale either. */
  kept_seats: number;
  /** Number of sold seats whose passengers are aboard. */
  boarded_seats: number;
  /** Number of waybills that wait at the origin for this destination and are not loaded onto any trip. */
  parcels: number;
  loaded_parcels: number;
  /** Number of passengers who lost their seats on this trip and wait for others. */
  unseated: number;
  /** The original departure time, an instant; null if the trip is not delayed. */
  delayed_from: string | null;
}

/** A bus on its way to the terminal, or one that has arrived there with parcels to receive. */
export interface WireArrival {
  id: string;
  route_id: string;
  origin: string;
  /** An instant, as is `left_at`; that is null if the trip was set to Completed without having left. */
  travel_date: string;
  left_at: string | null;
  /** The duration of its route, as free text. */
  duration: string;
  vehicle_number: string;
  vehicle_type: string;
  status: string;
  /** Number of passengers who did not miss it. */
  passengers: number;
  /** Number of its parcels that were not received yet. */
  parcels: number;
}

/** A page of departures, earliest first. It has an `ETag`: a request with `If-None-Match` returns a 304 without a body while nothing has changed. */
export interface DeparturePage extends Data<WireDeparture[]> {
  next_cursor: string | null;
  /** The buses on their way to the terminal; none if the board is the company's. */
  arrivals: WireArrival[];
}

/** A departure in the hall view: without names or money. */
export type WireHallDeparture = Omit<
  WireDeparture,
  'route_id' | 'origin' | 'driver' | 'parcels' | 'loaded_parcels' | 'unseated'
>;

/** The hall view: what the television in a terminal shows. */
export interface WireHall {
  company: string;
  terminal: string;
  departures: WireHallDeparture[];
}

export interface WireHallView {
  /** When the link was created, an instant; null if there is none. */
  made_at: string | null;
  /** The secret part of the link; only in the response that created it. */
  key?: string;
}

const BOARDING = { does: 'trip.board' } as const;
const LOADING = { does: 'trip.load' } as const;
const HALL_KEEPING = { does: 'hall.keep' } as const;

export const departureExtensions = {
  getHallView: get<Nothing, Data<WireHallView>>('/api/get_hall_view/{id}', HALL_KEEPING),
  /** Creates a key; the previous one becomes invalid. */
  makeHallView: post<Nothing, Data<WireHallView>>('/api/make_hall_view/{id}', HALL_KEEPING),
  withdrawHallView: del<Nothing, Data<WireHallView>>('/api/withdraw_hall_view/{id}', HALL_KEEPING),
  /** Returns the hall view to everybody with the key. The key is sent in the body, as URLs are logged on the way. */
  showHall: post<{ key: string }, Data<WireHall>>('/api/show_hall', {
    does: 'hall.show',
    isPublic: true,
  }),
  /** Returns a trip's manifest, with an `ETag` like the board. */
  getManifest: get<Nothing, Data<WireManifest>>('/api/get_manifest/{id}', {
    does: 'trip.see',
  }),
  /**
   * Boards the passengers of the ticket with this number, or the one in this seat. Returns a 409 if they are aboard already; needs a reason once
   * check-in has closed.
   */
  boardPassengers: put<{ code: string; reason?: string }, Data<WireBoarding>>(
    '/api/board_passengers/{id}',
    BOARDING,
  ),
  unboardPassengers: put<{ seats: number[] }, Data<WireBoarding>>('/api/unboard_passengers/{id}', BOARDING),
  /** Loads the parcel with this number onto the trip; it is on its way once the trip leaves. Returns a 409 if it is loaded already. */
  loadParcel: put<{ code: string }, Data<WireManifest>>('/api/load_parcel/{id}', LOADING),
  /** Takes the parcel with this number off the trip. */
  unloadParcel: put<{ code: string }, Data<WireManifest>>('/api/unload_parcel/{id}', LOADING),
  /**
   * Sets the parcel with this number to Delivered at the destination of a trip that has left, whichever bus it was loaded onto. Returns a 409 if it was
   * received already.
   */
  receiveParcel: put<{ code: string }, Data<WireReceiving>>('/api/receive_parcel/{id}', {
    does: 'trip.receive',
  }),
  getDepartures: get<Nothing | DepartureQuery, DeparturePage>('/api/get_departures', {
    does: 'departure.see',
  }),
};
