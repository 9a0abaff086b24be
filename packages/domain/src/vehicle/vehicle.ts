import { type InferType, object } from 'yup';
import { type FieldKind, TEXT, type ValuesOf, rulesOf } from '../field';
import { requiredText } from '../rules';
import type { Versioned } from '../version';

export const VEHICLE_TYPES = ['Bus', 'Coach Bus', 'Truck', 'Van'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** More than the longest bus has: what goes beyond is a slip of the finger. */
export const MOST_SEATS = 100;

/** How many passengers it seats. */
const SEAT_COUNT: FieldKind<number, number, string, string> = {
  name: 'count',
  empty: '',
  parse: Number,
  tell: (seats) => seats,
  edit: String,
  show: String,
  write: String,
};

/** The form of a vehicle (docs/vehicle.md), in its order. */
export const VEHICLE_FIELDS = {
  /** The plate, `ANB 482 XA`. */
  number: { label: 'Vehicle Number', kind: TEXT, rule: requiredText('Vehicle number is required') },
  seats: {
    label: 'Number of Seats',
    kind: SEAT_COUNT,
    rule: requiredText('Number of seats is required')
      .matches(/^\d+$/, { message: 'Seats must be a number', excludeEmptyString: true })
      .test('some', 'Seats must be above zero', (seats) => !seats || Number(seats) !== 0)
      .test('few', `At most ${MOST_SEATS} seats`, (seats) => !seats || !(Number(seats) > MOST_SEATS)),
  },
  type: {
    label: 'Vehicle Type',
    kind: TEXT,
    rule: requiredText('Vehicle type is required').oneOf(VEHICLE_TYPES, 'Vehicle type is required'),
  },
  /** The driver's name; empty when nobody drives it. */
  assignedDriver: { label: 'Assigned Driver', kind: TEXT, rule: requiredText('Assigned driver is required') },
} as const;
export type VehicleFields = typeof VEHICLE_FIELDS;

/** The same as our own server keeps it. */
export type VehicleValues = ValuesOf<VehicleFields>;

/** A bus, truck or van of the company. */
export interface Vehicle extends Versioned, VehicleValues {
  id: string;
}

export const vehicleSchema = object(rulesOf(VEHICLE_FIELDS));
export type VehicleForm = InferType<typeof vehicleSchema>;
