import type { TripForm } from '@motorpark/domain';
import { call } from './call';
import type { ReasonPayload, StatusPayload, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import { type Data, type Nothing, type Versioned, type WireNaira } from './wire';

export interface TripPayload {
  /** The route's readable code, `Awka - Lagos`. */
  route_id: string;
  /** An instant. */
  travel_date: string;
  vehicle_number: string;
  amount: WireNaira;
}

/** Form field to wire field. */
export const TRIP_FIELDS = {
  routeId: 'route_id',
  travelDate: 'travel_date',
  vehicleNumber: 'vehicle_number',
  amount: 'amount',
} as const satisfies Record<keyof TripForm, keyof TripPayload>;

export interface WireTrip extends Versioned {
  id: string;
  /** The route's readable code, `Awka - Lagos`. */
  route_id: string;
  /** An instant. */
  travel_date: string;
  amount: WireNaira;
  vehicle_type: string;
  vehicle_number: string;
  status: string;
  total_seats: number;
  /** Taken seats. Core servers may send a JSON string. */
  selected_seats: number[] | string;
  available_seats: number[];
  /** With their ids: ours. A terminal is its id, whatever it is called. */
  fromTerminal: { id?: string; name: string };
  toTerminal: { id?: string; name: string };
  type?: string;
}

/** The core contract can only list trips. */
export const tripCalls = {
  getTrips: call<Nothing | QueryOf<'trips'>, Found<WireTrip>>({
    method: 'GET',
    path: '/api/get_trips',
    who: 'staff',
  }),
};

export const tripExtensions = {
  createTrip: call<TripPayload, Data<WireTrip>>({
    method: 'POST',
    path: '/api/create_trips',
    who: 'staff',
    capability: 'trips.write',
    repeatable: true,
  }),
  editTrip: call<TripPayload & Partial<ReasonPayload>, Data<WireTrip>>({
    method: 'PUT',
    path: '/api/edit_trip/{id}',
    who: 'staff',
    capability: 'trips.write',
  }),
  deleteTrip: call<Nothing, Data<WireTrip>>({
    method: 'DELETE',
    path: '/api/delete_trip/{id}',
    who: 'staff',
    capability: 'trips.write',
  }),
  tripStatus: call<StatusPayload, Data<WireTrip>>({
    method: 'PUT',
    path: '/api/trip_status/{id}',
    who: 'staff',
    capability: 'trips.status',
  }),
  getTrip: call<Nothing, WithHistory<WireTrip>>({
    method: 'GET',
    path: '/api/get_trip/{id}',
    who: 'staff',
    capability: 'history',
  }),
};
