import {
  type FareQuery,
  type FareSetPayload,
  type FareTrips,
  fareExtensions,
  fareNoun,
} from '@motorpark/contract';
import type { FareSet, Kobo } from '@motorpark/domain';
import { request } from '../backend/connection';
import { officeRecords } from '../rows/officeRecords';
import { useAnswer } from '../rows/useAnswer';
import { useChange } from '../rows/useWrite';

/** The fares of routes, those of the latest days first. */
export const FARES = officeRecords(fareNoun);

/** Fetches the fare that is proposed for a trip; undefined if there is none. */
const findFare = async (query: FareQuery): Promise<Kobo | undefined> =>
  (await request(fareExtensions.findFare, { payload: query })).fare;

export const useFindFare = () => useAnswer(findFare).ask;

const setOf = ({ routeId, vehicleType, from, until }: FareSet): FareSetPayload => ({
  route_id: routeId,
  vehicle_type: vehicleType,
  from_day: from,
  until_day: until,
});

const findFareTrips = (set: FareSet): Promise<FareTrips> =>
  request(fareExtensions.findFareTrips, { payload: setOf(set) });

interface FareTripsOrder {
  set: FareSet;
  plan: string;
  retryKey: string;
}

const changeFareTrips = async ({ set, plan, retryKey }: FareTripsOrder): Promise<number> =>
  (await request(fareExtensions.changeFareTrips, { payload: { ...setOf(set), plan }, retryKey })).changed;

/** Returns functions that find the trips ahead of a fare, and give it to those that keep another one; each throws an `ApiFailure`. */
export function useFareTripsCalls() {
  const { write: change } = useChange(['trips', 'trip', 'departures'], changeFareTrips);
  return { find: findFareTrips, change };
}
