import { type Direction, TRIP_FIELDS, TRIP_STATES, type Trip } from '@motorpark/domain';
import { answering, data, found } from './answer';
import { del, get, post, put } from './call';
import { type WireOf, count, instant, list, oneOf, optional, spelt, text } from './codec';
import { type ReasonPayload, type StatusPayload, changeCodec } from './history';
import { type FieldsOf, as, record, within } from './record';
import type { QueryOf } from './search';
import type { Nothing } from './wire';
import { type SentBy, codecsOf, wireForm } from './wireForm';

export const tripWire = wireForm(TRIP_FIELDS);

type Drivers = 'driver' | 'second_driver';
type CompletePayload = SentBy<typeof tripWire>;

/** A payload without `driver` takes the vehicle's; without `second_driver` it stays as it is. */
export type TripPayload = Omit<CompletePayload, Drivers> & Partial<Pick<CompletePayload, Drivers>>;

/** The seats that can still be sold, for core clients. */
interface ForCore {
  availableSeats: number[];
}

export const tripCodec = record({
  ...codecsOf(tripWire),
  id: text,
  version: count,
  vehicleType: text,
  status: oneOf(TRIP_STATES),
  delayedFrom: optional(instant),
  totalSeats: count,
  takenSeats: as('selected_seats', list(count)),
  availableSeats: list(count),
  keptSeats: optional(list(count)),
  ...within('fromTerminal', { originId: as('id', text), origin: as('name', text) }),
  ...within('toTerminal', { destinationId: as('id', text), destination: as('name', text) }),
  /** As seen from the caller's terminal. */
  direction: as(
    'type',
    optional(
      spelt({ outgoing: 'Outgoing', incoming: 'Incoming' } as const satisfies Record<Direction, string>),
    ),
  ),
  history: optional(list(changeCodec)),
} satisfies FieldsOf<Trip & ForCore>);

export type WireTrip = WireOf<typeof tripCodec>;

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
  getTrips: answering(found(tripCodec), get<Nothing | TripListQuery>('/api/get_trips', { does: 'trip.see' })),
};

const answer = data(tripCodec);

export const tripExtensions = {
  createTrip: answering(
    answer,
    post<TripPayload & Partial<ReasonPayload>>('/api/create_trips', { does: 'trip.plan', repeatable: true }),
  ),
  editTrip: answering(
    answer,
    put<TripPayload & Partial<ReasonPayload>>('/api/edit_trip/{id}', { does: 'trip.edit' }),
  ),
  deleteTrip: answering(answer, del<Nothing>('/api/delete_trip/{id}', { does: 'trip.delete' })),
  tripStatus: answering(answer, put<StatusPayload>('/api/trip_status/{id}', { does: 'trip.setStatus' })),
  getTrip: answering(answer, get<Nothing>('/api/get_trip/{id}', { does: 'trip.see' })),
};
