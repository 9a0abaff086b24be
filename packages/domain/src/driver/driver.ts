import { type InferType, object } from 'yup';
import { requiredPhone, requiredText } from '../rules';

/** Somebody who drives a vehicle of the company. */
export interface Driver {
  id: string;
  name: string;
  phone: string;
  address: string;
}

/** §5, driver form. */
export const driverSchema = object({
  name: requiredText('Name is required'),
  phone: requiredPhone('Phone number is required'),
  address: requiredText('Address is required'),
});
export type DriverForm = InferType<typeof driverSchema>;
