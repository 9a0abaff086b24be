import { TRIP_FIELDS, type TripFields } from '@motorpark/domain';
import { del, get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { ReasonPayload, StatusPayload, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned } from './wire';

/** A trip's fields on the wire. */
export const TRIP_WIRE = {
  routeId: { sent: 'route_id', also: ['route'] },
  travelDate: { sent: 'travel_date' },
  vehicleNumber: { sent: 'vehicle_number' },
  amount: { sent: 'amount' },
} as const satisfies WireFields<TripFields>;

export type TripPayload = PayloadOfFields<TripFields, typeof TRIP_WIRE>;

/** How a trip's fields are written. */
export const tripWire = wireNoun(TRIP_FIELDS, TRIP_WIRE);

export interface WireTrip extends Versioned, RowOf<TripFields, typeof TRIP_WIRE> {
  id: string;
  vehicle_type: string;
  status: string;
  /** Ours: when it was to leave at first, where it is delayed. */
  delayed_from?: string;
  total_seats: number;
  /** Taken seats. Core servers may send a JSON string. */
  selected_seats: number[] | string;
  available_seats: number[];
  /** Ours (`tickets.allotments`): those of the taken seats that nobody has bought, but counters keep for an outage. Left out where there are none. */
  kept_seats?: number[];
  /** With their ids: ours. A terminal is its id, whatever it is called. */
  fromTerminal: { id?: string; name: string };
  toTerminal: { id?: string; name: string };
  type?: string;
}

/** A page of them, narrowed as the reports' figures are (`reports`). */
export interface TripListQuery extends QueryOf<'trips'> {
  route_id?: string;
  /** The terminal that they leave. */
  terminal_id?: string;
  /** 1 for Monday, in Lagos. */
  weekday?: string;
  /** Those that were boarded and have left (`counted`), or of which somebody did not come (`some`). */
  no_shows?: 'some' | 'counted';
}

/** The core contract can only list trips. */
export const tripCalls = {
  getTrips: get<Nothing | TripListQuery, Found<WireTrip>>('/api/get_trips', { does: 'trip.see' }),
};

export const tripExtensions = {
  createTrip: post<TripPayload, Data<WireTrip>>('/api/create_trips', {
    does: 'trip.plan',
    capability: 'trips.write',
    repeatable: true,
  }),
  editTrip: put<TripPayload & Partial<ReasonPayload>, Data<WireTrip>>('/api/edit_trip/{id}', {
    does: 'trip.edit',
    capability: 'trips.write',
  }),
  deleteTrip: del<Nothing, Data<WireTrip>>('/api/delete_trip/{id}', {
    does: 'trip.delete',
    capability: 'trips.write',
  }),
  tripStatus: put<StatusPayload, Data<WireTrip>>('/api/trip_status/{id}', {
    does: 'trip.setStatus',
    capability: 'trips.status',
  }),
  getTrip: get<Nothing, WithHistory<WireTrip>>('/api/get_trip/{id}', {
    does: 'trip.see',
    capability: 'history',
  }),
};
