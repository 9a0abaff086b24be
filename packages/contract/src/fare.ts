import { FARE_FIELDS, type Fare } from '@motorpark/domain';
import { answering, data } from './answer';
import { get, post } from './call';
import { type ReadOf, type WireOf, count, naira, optional, text } from './codec';
import { FARE_LIST } from './lists/fareList';
import { officeNoun } from './officeNoun';
import { type FieldsOf, record } from './record';
import { codecsOf, wireForm } from './wireForm';

export const fareWire = wireForm(FARE_FIELDS, { from: 'from_day', until: 'until_day' });

export const fareCodec = record({
  ...codecsOf(fareWire),
  id: text,
  version: count,
} satisfies FieldsOf<Fare>);
export type WireFare = WireOf<typeof fareCodec>;

/** The fields that name a fare, on the wire. */
export const FARE_SET_NAMES = {
  routeId: 'route_id',
  vehicleType: 'vehicle_type',
  from: 'from_day',
  until: 'until_day',
} as const;

export interface FareSetPayload {
  route_id: string;
  vehicle_type: string;
  from_day: string;
  until_day: string;
}

/** The trips ahead for which a fare holds. */
export const fareTripsCodec = record({
  /** The number of those that have it, and of those whose own fare somebody has set. */
  given: count,
  kept: count,
  plan: text,
});
export type FareTrips = ReadOf<typeof fareTripsCodec>;

/** A departure, by its route's code, its vehicle's number or, without one, its type, and its day. */
export interface FareQuery {
  route_id: string;
  vehicle: string;
  day: string;
}

export const fareNoun = officeNoun({
  one: 'fare',
  columns: FARE_LIST,
  form: fareWire,
  record: fareCodec,
});

export const fareExtensions = {
  getFares: fareNoun.list,
  createFare: fareNoun.create,
  editFare: fareNoun.edit,
  deleteFare: fareNoun.remove,
  /** Returns how many trips ahead have a fare, and how many keep one that somebody set. */
  findFareTrips: answering(
    data(fareTripsCodec),
    post<FareSetPayload>('/api/find_fare_trips', { does: 'fare.keep' }),
  ),
  /** Gives those that keep another fare the one that holds. */
  changeFareTrips: answering(
    data(record({ changed: count })),
    post<FareSetPayload & { plan: string }>('/api/change_fare_trips', {
      does: 'fare.keep',
      repeatable: true,
    }),
  ),
  /** Returns the fare that is proposed for a trip; undefined if the route has none for that day. */
  findFare: answering(
    data(record({ fare: optional(naira) })),
    get<FareQuery>('/api/find_fare', { does: 'trip.plan' }),
  ),
};
