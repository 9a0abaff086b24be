import { FARE_FIELDS, type FareFields } from '@motorpark/domain';
import { get } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { Data, Versioned, WireNaira } from './wire';

export const FARE_WIRE = {
  routeId: { sent: 'route_id' },
  vehicleType: { sent: 'vehicle_type' },
  name: { sent: 'name' },
  from: { sent: 'from_day' },
  until: { sent: 'until_day' },
  fare: { sent: 'fare' },
} as const satisfies WireFields<FareFields>;

export type FarePayload = PayloadOfFields<FareFields, typeof FARE_WIRE>;

export const fareWire = wireNoun(FARE_FIELDS, FARE_WIRE);

export interface WireFare extends Versioned, RowOf<FareFields, typeof FARE_WIRE> {
  id: string;
}

/** A departure, by its route's code, its vehicle's number or, without one, its type, and its day. */
export interface FareQuery {
  route_id: string;
  vehicle: string;
  day: string;
}

const calls = officeCalls<FarePayload, WireFare, 'fare'>({
  one: 'fare',
  many: 'fares',
  list: '/api/get_fares',
});

export const fareExtensions = {
  getFares: calls.list,
  createFare: calls.create,
  editFare: calls.edit,
  deleteFare: calls.remove,
  /** Returns the fare that is proposed for a trip; undefined if the route has none for that day. */
  findFare: get<FareQuery, Data<{ fare?: WireNaira }>>('/api/find_fare', { does: 'trip.plan' }),
};
