import { TRIP_FIELDS, type TripFields } from '@motorpark/domain';
import { del, get, post, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { ReasonPayload, StatusPayload, WithHistory } from './history';
import type { Found, QueryOf } from './search';
import type { Data, Nothing, Versioned } from './wire';

export const TRIP_WIRE = {
  routeId: { sent: 'route_id', also: ['route'] },
  travelDate: { sent: 'travel_date' },
  vehicleNumber: { sent: 'vehicle_number' },
  driver: { sent: 'driver' },
  secondDriver: { sent: 'second_driver' },
  amount: { sent: 'amount' },
} as const satisfies WireFields<TripFields>;

type OwnFields = 'driver' | 'second_driver';
type CompletePayload = PayloadOfFields<TripFields, typeof TRIP_WIRE>;

/** A payload without `driver` takes the vehicle's; without `second_driver` it stays as it is. */
export type TripPayload = Omit<CompletePayload, OwnFields> & Partial<Pick<CompletePayload, OwnFields>>;
type Row = RowOf<TripFields, typeof TRIP_WIRE>;

export const tripWire = wireNoun(TRIP_FIELDS, TRIP_WIRE);

/** Only our own server sends the drivers. */
export interface WireTrip extends Versioned, Omit<Row, OwnFields>, Partial<Pick<Row, OwnFields>> {
  id: string;
  vehicle_type: string;
  status: string;
  /** Only from our own server: the original departure time of a delayed trip. */
  delayed_from?: string;
  total_seats: number;
  /** The taken seats; core servers may send a JSON string. */
  selected_seats: number[] | string;
  available_seats: number[];
  /** Only from our own server: the taken seats that are unsold but kept for an outage; undefined if there are none. */
  kept_seats?: number[];
  /** The terminals at both ends. Only our own server sends their ids, which do not change when a terminal is renamed. */
  fromTerminal: { id?: string; name: string };
  toTerminal: { id?: string; name: string };
  type?: string;
}

/** Selects a page of trips, with the same filters as the reports' figures. */
export interface TripListQuery extends QueryOf<'trips'> {
  route_id?: string;
  /** The terminal of origin. */
  terminal_id?: string;
  /** The ISO weekday in Lagos, 1 for Monday. */
  weekday?: string;
  /** `counted`: trips that were boarded and have left; `some`: those of them with no-shows. */
  no_shows?: 'some' | 'counted';
  /** The service of the timetable that they were made for; `none`: trips that were planned by hand. */
  service_id?: string;
  /** `bus_or_driver`: scheduled trips that still lack a vehicle or a driver. */
  lacks?: 'bus_or_driver';
}

/** The core contract can only list trips. */
export const tripCalls = {
  getTrips: get<Nothing | TripListQuery, Found<WireTrip>>('/api/get_trips', { does: 'trip.see' }),
};

export const tripExtensions = {
  createTrip: post<TripPayload & Partial<ReasonPayload>, Data<WireTrip>>('/api/create_trips', {
    does: 'trip.plan',
    repeatable: true,
  }),
  editTrip: put<TripPayload & Partial<ReasonPayload>, Data<WireTrip>>('/api/edit_trip/{id}', {
    does: 'trip.edit',
  }),
  deleteTrip: del<Nothing, Data<WireTrip>>('/api/delete_trip/{id}', {
    does: 'trip.delete',
  }),
  tripStatus: put<StatusPayload, Data<WireTrip>>('/api/trip_status/{id}', {
    does: 'trip.setStatus',
  }),
  getTrip: get<Nothing, WithHistory<WireTrip>>('/api/get_trip/{id}', {
    does: 'trip.see',
  }),
};
