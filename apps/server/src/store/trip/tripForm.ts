import { tripWire } from '@motorpark/contract';
import {
  type Day,
  type Instant,
  TRIP_FIELDS,
  type TripValues,
  travelDateError,
  tripSchema,
  unassignedTripSchema,
  valuesOf,
} from '@motorpark/domain';
import { invalid } from '../../request/failure';
import { amountIn } from '../../request/fields';
import { formIn } from '../../request/form';
import type { Payload } from '../../request/payload';

/** Parses and validates the trip of a call. Throws a 422 with each error at its field. One that lacks a vehicle may go on lacking it. */
export const tripIn = (input: Payload, lacksVehicle = false): TripValues =>
  valuesOf(
    TRIP_FIELDS,
    formIn(lacksVehicle ? unassignedTripSchema : tripSchema, tripWire.names, {
      ...input,
      amount: amountIn(input.amount),
    }),
  );

/** Throws a 422 at `travel_date` if no trip can be planned for that day. */
export function refuseInvalidTravelDate(travelDate: Instant, today: Day): void {
  const message = travelDateError(travelDate, today);
  if (message !== undefined) throw invalid({ travel_date: message });
}
