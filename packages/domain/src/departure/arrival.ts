import type { Instant } from '../format';
import { arrivalOf } from '../trip/run';
import type { TripStatus } from '../trip/trip';

/** A bus on its way to the terminal, or one that has arrived there with parcels to receive (docs/departure.md). */
export interface Arrival {
  /** The trip's id. */
  id: string;
  routeId: string;
  origin: string;
  travelDate: Instant;
  /** When it left; undefined if that is not known. */
  leftAt: Instant | undefined;
  /** The duration of its route, as free text. */
  duration: string;
  vehicleNumber: string;
  vehicleType: string;
  status: string;
  /** Number of passengers who did not miss it. */
  passengers: number;
  /** Number of its parcels that were not received yet. */
  parcels: number;
}

const COMPLETED: TripStatus = 'Completed';

export const isHere = ({ status }: Pick<Arrival, 'status'>): boolean => status === COMPLETED;

/** Returns when the bus arrives, by the duration of its route; undefined if its departure cannot be parsed. */
export const arrivesAt = ({ leftAt, travelDate, duration }: Arrival): Instant | undefined =>
  arrivalOf({ departsAt: leftAt ?? travelDate, duration });

/** Sorts the buses for the board: those that are here, then the one that arrives next. */
export const byArrival = (arrivals: readonly Arrival[]): Arrival[] => {
  const rank = (arrival: Arrival) => `${isHere(arrival) ? 0 : 1} ${arrivesAt(arrival) ?? ''}`;
  return arrivals.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
};
