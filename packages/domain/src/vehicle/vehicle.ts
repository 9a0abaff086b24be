import { type InferType, object } from 'yup';
import { requiredText } from '../validation';

export const VEHICLE_TYPES = ['Bus', 'Coach Bus', 'Truck', 'Van'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export interface Vehicle {
  id: string;
  /** The plate, `ANB 482 XA`. */
  number: string;
  type: string;
  /** The driver's name; empty when nobody drives it. */
  assignedDriver: string;
  /** How many passengers it seats. */
  seats: number;
}

/** §5, vehicle form. */
export const vehicleSchema = object({
  number: requiredText('Vehicle number is required'),
  seats: requiredText('Number of seats is required').matches(/^\d+$/, 'Seats must be a number'),
  type: requiredText('Vehicle type is required').oneOf(VEHICLE_TYPES, 'Vehicle type is required'),
  assignedDriver: requiredText('Assigned driver is required'),
});
export type VehicleForm = InferType<typeof vehicleSchema>;
