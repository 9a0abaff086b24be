import { TRIP_FIELDS } from '@motorpark/contract';
import {
  type Day,
  type Instant,
  type TripForm,
  parseInstant,
  travelDateError,
  tripSchema,
} from '@motorpark/domain';
import { invalid } from '../http/failure';
import { amountIn } from '../http/fields';
import { formIn } from '../http/form';
import type { Payload } from '../http/payload';

/** The form of a trip as it came, its travel date as an instant. */
export function tripIn(input: Payload): TripForm {
  const form = formIn(tripSchema, TRIP_FIELDS, { ...input, amount: amountIn(input.amount) });
  return { ...form, travelDate: parseInstant(form.travelDate) ?? form.travelDate };
}

/** A 422 at `travel_date` where no trip can be planned for that day. */
export function refuseUnlessAhead(travelDate: Instant, today: Day): void {
  const message = travelDateError(travelDate, today);
  if (message !== undefined) throw invalid({ travel_date: message });
}
