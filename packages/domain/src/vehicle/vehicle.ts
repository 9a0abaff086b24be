import { type FieldKind, PLATE, TEXT, type ValuesOf } from '../field';
import type { InService } from '../service/service';
import type { Versioned } from '../version';

export const VEHICLE_TYPES = ['Bus', 'Coach Bus', 'Truck', 'Van'] as const;

const SEAT_COUNT: FieldKind<number, number, string, string> = {
  name: 'count',
  empty: '',
  parse: Number,
  toEntity: (seats) => seats,
  edit: String,
  show: String,
  write: String,
};

/** The fields of the vehicle form (docs/vehicle.md), in its order. */
export const VEHICLE_FIELDS = {
  /** The plate, `ANB 482 XA`. */
  number: { label: 'Vehicle Number', kind: PLATE },
  seats: { label: 'Number of Seats', kind: SEAT_COUNT },
  type: { label: 'Vehicle Type', kind: TEXT },
  /** The driver's name; empty if no driver is assigned. */
  assignedDriver: { label: 'Assigned Driver', kind: TEXT },
} as const;
export type VehicleFields = typeof VEHICLE_FIELDS;

/** The values of a vehicle as our own server stores them. */
export type VehicleValues = ValuesOf<VehicleFields>;

/** A bus, truck or van of the company. */
export interface Vehicle extends Versioned, InService, VehicleValues {
  id: string;
  /** The plates that it had before, by which it is found. */
  formerNumbers?: readonly string[] | undefined;
}
