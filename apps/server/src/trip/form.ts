import { tripWire } from '@motorpark/contract';
import {
  type Day,
  type Instant,
  TRIP_FIELDS,
  type TripValues,
  travelDateError,
  tripSchema,
  valuesOf,
} from '@motorpark/domain';
import { invalid } from '../http/failure';
import { amountIn } from '../http/fields';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';

/** A trip as it was sent, checked; a 422 at the fields that break a rule. */
export const tripIn = (input: Payload): TripValues =>
  valuesOf(TRIP_FIELDS, formIn(tripSchema, tripWire.names, { ...input, amount: amountIn(input.amount) }));

/** A 422 at `travel_date` where no trip can be planned for that day. */
export function refuseUnlessAhead(travelDate: Instant, today: Day): void {
  const message = travelDateError(travelDate, today);
  if (message !== undefined) throw invalid({ travel_date: message });
}
