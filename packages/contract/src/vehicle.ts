import { type ServiceForm, type ServiceStatus, VEHICLE_FIELDS, type VehicleFields } from '@motorpark/domain';
import { put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { Data, Versioned } from './wire';

export const VEHICLE_WIRE = {
  number: { sent: 'vehicle_number' },
  seats: { sent: 'vehicle_seat_number' },
  type: { sent: 'vehicle_type' },
  /** The driver's name; a payload may contain the driver's id instead, if several drivers share a name. */
  assignedDriver: { sent: 'assigned_driver' },
} as const satisfies WireFields<VehicleFields>;

export type VehiclePayload = PayloadOfFields<VehicleFields, typeof VEHICLE_WIRE>;

export const vehicleWire = wireNoun(VEHICLE_FIELDS, VEHICLE_WIRE);

type RowFields = Omit<RowOf<VehicleFields, typeof VEHICLE_WIRE>, 'vehicle_seat_number'>;

export interface WireVehicle extends Versioned, RowFields {
  id: string;
  vehicle_seat_number: number;
  /** All seat numbers of the vehicle. */
  seat_number: number[];
  /** Only from our own server. */
  status?: ServiceStatus;
  /** Only from our own server: the plates that it had before, the first one first. It is found by them. */
  former_numbers?: string[];
}

const calls = officeCalls<VehiclePayload, WireVehicle, 'vehicle'>({
  one: 'vehicle',
  many: 'vehicles',
  list: '/api/get_vehicles',
});

/** The core contract can only list vehicles. */
export const vehicleCalls = { getVehicles: calls.list };

export const vehicleExtensions = {
  createVehicle: calls.create,
  editVehicle: calls.edit,
  deleteVehicle: calls.remove,
  vehicleStatus: put<ServiceForm, Data<WireVehicle>>('/api/vehicle_status/{id}', {
    does: 'vehicle.setStatus',
  }),
};
