import { FARE_FIELDS, type FareFields, type TicketPaymentMethod } from '@motorpark/domain';
import { get, post } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { rawOfficeCalls } from './officeCalls';
import type { Data, Nothing, Versioned, WireNaira } from './wire';

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

/** The tickets that were sold dearer than a fare on its days. */
export interface WirePromotion {
  tickets: {
    id: string;
    number: string;
    name: string;
    phone: string;
    paid: WireNaira;
    difference: WireNaira;
  }[];
  total: WireNaira;
  /** Whether there are more, for another action. */
  has_more: boolean;
  /** The version of the list, sent when it is carried out: exactly these are given back, or none. */
  plan: string;
}

/** A departure, by its route's code, its vehicle's number or, without one, its type, and its day. */
export interface FareQuery {
  route_id: string;
  vehicle: string;
  day: string;
}

const calls = rawOfficeCalls<FarePayload, WireFare, 'fare'>({
  one: 'fare',
  many: 'fares',
  list: '/api/get_fares',
});

export const fareExtensions = {
  getFares: calls.list,
  createFare: calls.create,
  editFare: calls.edit,
  deleteFare: calls.remove,
  getPromotion: get<Nothing, Data<WirePromotion>>('/api/get_promotion/{id}', { does: 'fare.giveBack' }),
  /** Gives the differences back. */
  givePromotion: post<
    { payment_method: TicketPaymentMethod; reason: string; plan: string },
    Data<{ given: number; total: WireNaira }>
  >('/api/give_promotion/{id}', { does: 'fare.giveBack', repeatable: true }),
  /** Returns the fare that is proposed for a trip; undefined if the route has none for that day. */
  findFare: get<FareQuery, Data<{ fare?: WireNaira }>>('/api/find_fare', { does: 'trip.plan' }),
};
