import { PHONE, TEXT, type ValuesOf } from '../field';
import type { InService } from '../service/service';
import type { Versioned } from '../version';

/** The fields of the driver form (docs/driver.md), in its order. */
export const DRIVER_FIELDS = {
  name: { label: 'Name', kind: TEXT },
  phone: { label: 'Phone Number', kind: PHONE },
  address: { label: 'Address', kind: TEXT },
} as const;
export type DriverFields = typeof DRIVER_FIELDS;

export interface Driver extends Versioned, InService, ValuesOf<DriverFields> {
  id: string;
}
