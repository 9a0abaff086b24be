import { type InferType, type StringSchema, array, object, string } from 'yup';
import { counted, parseInstant } from '../format';
import { optionalText, requiredText } from '../rules';
import { requiredWhole } from '../requiredWhole';

/** The kinds of disruption: another vehicle, a later time, another trip, or a cancellation. */
export const DISRUPTIONS = ['vehicle', 'time', 'trip', 'cancelled', 'runs'] as const;
export type Disruption = (typeof DISRUPTIONS)[number];

const UNKNOWN = 'Please say what happened.';
const NO_SEATS = 'Please select at least one seat.';

const requiredFor = (kind: Disruption, rule: StringSchema<string>) =>
  optionalText().when('kind', ([selected], schema) => (selected === kind ? rule : schema));

const laterTime = requiredText('Travel date is required').test(
  'instant',
  'Please enter a valid travel date.',
  (travelDate) => !travelDate || parseInstant(travelDate) !== undefined,
);

/** The disruption form; fields of other kinds than the selected one are not checked. */
export const disruptionSchema = object({
  kind: string().typeError(UNKNOWN).required(UNKNOWN).oneOf(DISRUPTIONS, UNKNOWN),
  vehicleNumber: requiredFor('vehicle', requiredText('Vehicle is required')),
  travelDate: requiredFor('time', laterTime),
  tripId: requiredFor('trip', requiredText('Please select a trip.')),
});
export type DisruptionForm = InferType<typeof disruptionSchema>;

/** The vehicle that makes all planned trips of another one. */
export const replacementSchema = object({ vehicleNumber: requiredText('Vehicle is required') });
export type ReplacementForm = InferType<typeof replacementSchema>;

/** The reason, and the version of the preview that the user confirmed. */
export const disruptionOrderSchema = object({
  reason: requiredText('Please say why.'),
  plan: requiredText('Check the effect on passengers first.'),
});

const newSeats = () =>
  array()
    .of(requiredWhole(NO_SEATS))
    .typeError(NO_SEATS)
    .required(NO_SEATS)
    .min(1, NO_SEATS)
    .test('once', 'A seat can be chosen only once.', (seats) => new Set(seats).size === seats.length);

/** The trip and the seats that unseated passengers get. */
export const seatingSchema = object({ tripId: requiredText('Please select a trip.'), seats: newSeats() });

export const chooseSeats = (wanted: number): string => `Choose ${counted(wanted, 'seat')}.`;

/** The same for a number of passengers, none of whom stays without a seat. */
export const seatingSchemaOf = (wanted: number) =>
  seatingSchema.shape({
    seats: newSeats().test(
      'all',
      chooseSeats(wanted),
      (seats, { parent }: { parent: { tripId?: unknown } }) => !parent.tripId || seats.length === wanted,
    ),
  });
