import { type InferType, type StringSchema, array, number, object, string } from 'yup';
import { parseInstant } from '../format';
import { optionalText, requiredText } from '../rules';

/** What can become of a departure that does not leave as it was planned. */
export const DISRUPTIONS = ['vehicle', 'time', 'trip', 'cancelled'] as const;
export type Disruption = (typeof DISRUPTIONS)[number];

const UNKNOWN = 'Please say what happened.';
const NO_SEATS = 'Please select at least one seat.';

const wanted = (kind: Disruption, rule: StringSchema<string>) =>
  optionalText().when('kind', ([said], schema) => (said === kind ? rule : schema));

const laterTime = requiredText('Travel date is required').test(
  'instant',
  'Please enter a valid travel date.',
  (travelDate) => !travelDate || parseInstant(travelDate) !== undefined,
);

/** What is to become of a departure; what another kind of disruption asks is not looked at. */
export const disruptionSchema = object({
  kind: string().typeError(UNKNOWN).required(UNKNOWN).oneOf(DISRUPTIONS, UNKNOWN),
  vehicleNumber: wanted('vehicle', requiredText('Vehicle is required')),
  travelDate: wanted('time', laterTime),
  tripId: wanted('trip', requiredText('Please select a trip.')),
});
export type DisruptionForm = InferType<typeof disruptionSchema>;

/** Why, and which preview was seen. */
export const disruptionOrderSchema = object({
  reason: requiredText('Please say why.'),
  plan: requiredText('Look at what becomes of the passengers first.'),
});

/** Where somebody without a seat gets one. */
export const seatingSchema = object({
  tripId: requiredText('Please select a trip.'),
  seats: array()
    .of(number().typeError(NO_SEATS).required(NO_SEATS).integer(NO_SEATS).positive(NO_SEATS))
    .typeError(NO_SEATS)
    .required(NO_SEATS)
    .min(1, NO_SEATS)
    .test('once', 'A seat can be chosen only once.', (seats) => new Set(seats).size === seats.length),
});
