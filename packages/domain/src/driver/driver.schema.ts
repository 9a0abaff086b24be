import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { requiredName, requiredPhone, requiredText } from '../rules';
import type { DriverFields } from './driver';

export const driverSchema = object({
  name: requiredName('Name is required'),
  phone: requiredPhone('Phone number is required'),
  address: requiredText('Address is required'),
} satisfies RulesOf<DriverFields>);
export type DriverForm = InferType<typeof driverSchema>;
