import { PHONE, TEXT, type ValuesOf, choice } from '../field';
import type { InService } from '../service/service';
import type { Versioned } from '../version';

/** A conductor goes with a trip as its second driver, and drives nothing. */
export const DRIVER_KINDS = ['Driver', 'Conductor'] as const;
export type DriverKind = (typeof DRIVER_KINDS)[number];

/** The fields of the driver form (docs/driver.md), in its order. */
export const DRIVER_FIELDS = {
  name: { label: 'Name', kind: TEXT },
  phone: { label: 'Phone Number', kind: PHONE },
  address: { label: 'Address', kind: TEXT },
  /** Undefined if the server does not know: a driver. */
  kind: { label: 'Works as', kind: choice(DRIVER_KINDS), isOptional: true },
} as const;
export type DriverFields = typeof DRIVER_FIELDS;

export interface Driver extends Versioned, InService, ValuesOf<DriverFields> {
  id: string;
}
