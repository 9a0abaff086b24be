import { type Data, type Nothing } from './wire';
import { call } from './call';

export interface WireVehicle {
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
  getVehicles: call<Nothing, Data<WireVehicle[]>>({ method: 'GET', path: '/api/get_vehicles', who: 'staff' }),
};
