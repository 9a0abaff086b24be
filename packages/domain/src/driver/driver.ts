import { type InferType, object } from 'yup';
import { isNigerianPhone } from '../format';
import { requiredText } from '../validation';

export interface Driver {
  id: string;
  name: string;
  phone: string;
  address: string;
}

/** §5, driver form. */
export const driverSchema = object({
  name: requiredText('Name is required'),
  phone: requiredText('Phone number is required').test('phone', 'Invalid Nigerian phone number', (phone) =>
    isNigerianPhone(phone ?? ''),
  ),
  address: requiredText('Address is required'),
});
export type DriverForm = InferType<typeof driverSchema>;
