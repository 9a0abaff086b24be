import { type InferType, object } from 'yup';
import { requiredText } from '../rules';
import type { Versioned } from '../version';

export const VEHICLE_TYPES = ['Bus', 'Coach Bus', 'Truck', 'Van'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** A bus, truck or van of the company. */
export interface Vehicle extends Versioned {
  id: string;
  /** The plate, `ANB 482 XA`. */
  number: string;
  type: string;
  /** The driver's name; empty when nobody drives it. */
  assignedDriver: string;
  /** How many passengers it seats. */
  seats: number;
}

/** More than the longest bus has: what goes beyond is a slip of the finger. */
export const MOST_SEATS = 100;

/** Vehicle form (docs/vehicle.md). */
export const vehicleSchema = object({
  number: requiredText('Vehicle number is required'),
  seats: requiredText('Number of seats is required')
    .matches(/^\d+$/, { message: 'Seats must be a number', excludeEmptyString: true })
    .test('some', 'Seats must be above zero', (seats) => !seats || Number(seats) !== 0)
    .test('few', `At most ${MOST_SEATS} seats`, (seats) => !seats || !(Number(seats) > MOST_SEATS)),
  type: requiredText('Vehicle type is required').oneOf(VEHICLE_TYPES, 'Vehicle type is required'),
  assignedDriver: requiredText('Assigned driver is required'),
});
export type VehicleForm = InferType<typeof vehicleSchema>;
