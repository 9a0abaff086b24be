import { DAY, NAIRA_FROM_ZERO, TEXT, type ValuesOf } from '../field';
import type { Versioned } from '../version';

/** The fields of a fare's form (docs/fares.md#by-vehicle-type-and-period), in its order. */
export const FARE_FIELDS = {
  /** The route's readable code. */
  routeId: { label: 'Route', kind: TEXT },
  /** Undefined: any. */
  vehicleType: { label: 'Vehicle type', kind: TEXT, isOptional: true },
  /** The name of the period: `Christmas`. */
  name: { label: 'Name', kind: TEXT, isOptional: true },
  /** The first and the last day of departure; without a last day it is the usual fare. */
  from: { label: 'First day', kind: DAY },
  until: { label: 'Last day', kind: DAY, isOptional: true },
  fare: { label: 'Fare', inForm: 'Fare (₦)', kind: NAIRA_FROM_ZERO },
} as const;
export type FareFields = typeof FARE_FIELDS;

export type FareValues = ValuesOf<FareFields>;

/** What a seat on a route costs, by vehicle type and day of departure. */
export interface Fare extends Versioned, FareValues {
  id: string;
}
