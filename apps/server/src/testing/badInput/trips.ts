import { DISRUPTION_NAMES, REPLACEMENT_NAMES, SEATING_NAMES, tripWire } from '@motorpark/contract';
import {
  TRIP_STATUSES,
  disruptionOrderSchema,
  disruptionSchema,
  replacementSchema,
  seatingSchema,
  tripSchema,
  unboardingSchema,
} from '@motorpark/domain';
import { listIn } from '../../request/fields';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { type BadForms, NO_FORM, bySchema, field, inTurn, reason, statusOf, withAmount } from './badForm';

/** Whether the value is a list of ids, possibly empty. */
const areIds = (value: unknown): boolean =>
  (listIn(value) ?? []).every((id) => typeof id === 'string' && isId(id));

const withChosen = (payload: Payload): Payload => ({
  ...payload,
  seat_number: listIn(payload['seat_number']),
});
const withBoarded = (payload: Payload): Payload => ({ ...payload, seats: listIn(payload['seats']) });

const trip = bySchema(tripSchema, tripWire.names, { prepared: withAmount });

/** Calls for trips and their departure. */
export const tripForms = {
  createTrip: trip,
  editTrip: inTurn(trip, reason),
  deleteTrip: NO_FORM,
  tripStatus: statusOf(TRIP_STATUSES),
  // A waybill that waits for no trip cannot be loaded.
  loadParcel: field('code', () => false),
  unloadParcel: field('code', () => false),
  receiveParcel: field('code', () => false),
  boardPassengers: field('code', (code) => typeof code === 'string' && /^\s*\d{1,3}\s*$/.test(code)),
  unboardPassengers: bySchema(unboardingSchema, { seats: 'seats' }, { prepared: withBoarded }),
  disruptTrip: inTurn(
    bySchema(disruptionSchema, DISRUPTION_NAMES),
    bySchema(disruptionOrderSchema, { reason: 'reason', plan: 'plan' }),
  ),
  replaceVehicle: inTurn(
    bySchema(replacementSchema, REPLACEMENT_NAMES),
    bySchema(disruptionOrderSchema, { reason: 'reason', plan: 'plan' }),
  ),
  seatUnseated: bySchema(seatingSchema, SEATING_NAMES, { prepared: withChosen }),
  // A random key is not a valid hall key.
  showHall: field('key', () => false),
  takeAllotments: field('returned', areIds),
} satisfies BadForms;
