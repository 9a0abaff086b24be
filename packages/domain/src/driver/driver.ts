import { type InferType, object } from 'yup';
import { PHONE, TEXT, type ValuesOf, rulesOf } from '../field';
import { requiredName, requiredPhone, requiredText } from '../rules';
import type { Versioned } from '../version';

/** The form of a driver (docs/driver.md), in its order. */
export const DRIVER_FIELDS = {
  name: { label: 'Name', kind: TEXT, rule: requiredName('Name is required') },
  phone: { label: 'Phone Number', kind: PHONE, rule: requiredPhone('Phone number is required') },
  address: { label: 'Address', kind: TEXT, rule: requiredText('Address is required') },
} as const;
export type DriverFields = typeof DRIVER_FIELDS;

/** Somebody who drives a vehicle of the company. */
export interface Driver extends Versioned, ValuesOf<DriverFields> {
  id: string;
}

export const driverSchema = object(rulesOf(DRIVER_FIELDS));
export type DriverForm = InferType<typeof driverSchema>;
