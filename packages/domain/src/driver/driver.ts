import { type InferType, object } from 'yup';
import { requiredName, requiredPhone, requiredText } from '../rules';
import type { Versioned } from '../version';

/** Somebody who drives a vehicle of the company. */
export interface Driver extends Versioned {
  id: string;
  name: string;
  phone: string;
  address: string;
}

/** Driver form (docs/driver.md). */
export const driverSchema = object({
  name: requiredName('Name is required'),
  phone: requiredPhone('Phone number is required'),
  address: requiredText('Address is required'),
});
export type DriverForm = InferType<typeof driverSchema>;
