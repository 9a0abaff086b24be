import { del, get, post, put } from './call';
import type { WireBoarding, WireManifest } from './manifest';
import type { Data, Nothing } from './wire';

/** Whose board, and which page of it; all of it optional. */
export interface DepartureQuery {
  /** Staff get those of their own terminal whatever they ask for; the head office those of one, or of all. */
  terminal_id?: string;
  /** Where the page before ended: its `next_cursor`. */
  cursor?: string;
  /** At most 200, 100 by default. */
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
  status: string;
  total_seats: number;
  sold_seats: number;
  /** Seats that nobody has bought and counters keep for an outage: they are not for sale either. */
  kept_seats: number;
  /** How many of those that are sold are aboard. */
  boarded_seats: number;
  /** Waybills that wait at the origin for this destination, loaded onto no trip. */
  parcels: number;
  /** Those that it takes along. */
  loaded_parcels: number;
  /** How many have lost their seats on it and wait for others. */
  unseated: number;
  /** When it was to leave at first, an instant; null where it is not delayed. */
  delayed_from: string | null;
}

/** Earliest first. It carries an `ETag`: asked again with `If-None-Match` it is a 304 without a body while nothing has changed. */
export interface DeparturePage extends Data<WireDeparture[]> {
  next_cursor: string | null;
}

/** A departure as the hall sees it: nobody's name, no money. */
export type WireHallDeparture = Omit<
  WireDeparture,
  'route_id' | 'origin' | 'parcels' | 'loaded_parcels' | 'unseated'
>;

/** What the television in a terminal's hall shows. */
export interface WireHall {
  company: string;
  terminal: string;
  departures: WireHallDeparture[];
}

/** Whether a terminal's hall has a link that works. */
export interface WireHallView {
  /** When it was made, an instant; null where there is none. */
  made_at: string | null;
  /** What the link is made of; only in the answer that has made it. */
  key?: string;
}

const capability = 'departures';
const BOARDING = { does: 'trip.board', capability: 'departures.boarding' } as const;
const LOADING = { does: 'trip.load', capability: 'departures.parcels' } as const;
const HALL_KEEPING = { does: 'hall.keep', capability } as const;

export const departureExtensions = {
  getHallView: get<Nothing, Data<WireHallView>>('/api/get_hall_view/{id}', HALL_KEEPING),
  /** Makes a key; the one before is worth nothing from then on. */
  makeHallView: post<Nothing, Data<WireHallView>>('/api/make_hall_view/{id}', HALL_KEEPING),
  withdrawHallView: del<Nothing, Data<WireHallView>>('/api/withdraw_hall_view/{id}', HALL_KEEPING),
  /** For whoever has the key, which travels in the body: addresses are written down on the way. */
  showHall: post<{ key: string }, Data<WireHall>>('/api/show_hall', {
    does: 'hall.show',
    isPublic: true,
    capability,
  }),
  /** It carries an `ETag`, like the board. */
  getManifest: get<Nothing, Data<WireManifest>>('/api/get_manifest/{id}', {
    does: 'trip.see',
    capability: 'departures.boarding',
  }),
  /** Everybody on the ticket with this number, or whoever has this seat, is aboard. Again, it is a 409; after check-in has closed it takes a reason. */
  boardPassengers: put<{ code: string; reason?: string }, Data<WireBoarding>>(
    '/api/board_passengers/{id}',
    BOARDING,
  ),
  /** They are not. */
  unboardPassengers: put<{ seats: number[] }, Data<WireBoarding>>('/api/unboard_passengers/{id}', BOARDING),
  /** The parcel with this number goes along with the trip, and is on its way once that leaves. Again, it is a 409. */
  loadParcel: put<{ code: string }, Data<WireManifest>>('/api/load_parcel/{id}', LOADING),
  /** It does not. */
  unloadParcel: put<{ code: string }, Data<WireManifest>>('/api/unload_parcel/{id}', LOADING),
  getDepartures: get<Nothing | DepartureQuery, DeparturePage>('/api/get_departures', {
    does: 'departure.see',
    capability,
  }),
};
