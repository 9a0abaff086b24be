import { type InferType, object } from 'yup';
import type { RulesOf } from '../field';
import { optionalChoice, requiredName, requiredPhone, requiredText } from '../rules';
import { DRIVER_KINDS, type DriverFields } from './driver';

export const driverSchema = object({
  name: requiredName('Name is required'),
  phone: requiredPhone('Phone number is required'),
  address: requiredText('Address is required'),
  kind: optionalChoice(DRIVER_KINDS),
} satisfies RulesOf<DriverFields>);
export type DriverForm = InferType<typeof driverSchema>;
