import type { VehicleForm } from '@motorpark/domain';
import { type Data, type Nothing, type Versioned } from './wire';
import { call } from './call';
import type { Found, QueryOf } from './search';

export interface VehiclePayload {
  vehicle_number: string;
  vehicle_type: string;
  /** The driver's name; where two share one, the driver's id. */
  assigned_driver: string;
  /** How many seats. */
  vehicle_seat_number: number | string;
}

/** Form field to wire field. */
export const VEHICLE_FIELDS = {
  number: 'vehicle_number',
  seats: 'vehicle_seat_number',
  type: 'vehicle_type',
  assignedDriver: 'assigned_driver',
} as const satisfies Record<keyof VehicleForm, keyof VehiclePayload>;

export interface WireVehicle extends Versioned {
  id: string;
  vehicle_number: string;
  vehicle_type: string;
  /** The driver's name. */
  assigned_driver: string;
  /** Every seat number of the vehicle. */
  seat_number: number[];
  vehicle_seat_number: number;
}

/** The core contract can only list vehicles. */
export const vehicleCalls = {
  getVehicles: call<Nothing | QueryOf<'vehicles'>, Found<WireVehicle>>({
    method: 'GET',
    path: '/api/get_vehicles',
    who: 'staff',
  }),
};

export const vehicleExtensions = {
  createVehicle: call<VehiclePayload, Data<WireVehicle>>({
    method: 'POST',
    path: '/api/create_vehicles',
    who: 'super_admin',
    capability: 'vehicles.write',
    repeatable: true,
  }),
  editVehicle: call<VehiclePayload, Data<WireVehicle>>({
    method: 'PUT',
    path: '/api/edit_vehicle/{id}',
    who: 'super_admin',
    capability: 'vehicles.write',
  }),
  deleteVehicle: call<Nothing, Data<WireVehicle>>({
    method: 'DELETE',
    path: '/api/delete_vehicle/{id}',
    who: 'super_admin',
    capability: 'vehicles.write',
  }),
};
