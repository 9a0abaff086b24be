import type { DriverForm } from '@motorpark/domain';
import { type Data, type Nothing, type Versioned } from './wire';
import { call } from './call';
import type { Found, QueryOf } from './search';

export interface DriverPayload {
  driver_name: string;
  driver_phone: string;
  driver_address: string;
}

/** Form field to wire field. */
export const DRIVER_FIELDS = {
  name: 'driver_name',
  phone: 'driver_phone',
  address: 'driver_address',
} as const satisfies Record<keyof DriverForm, keyof DriverPayload>;

export interface WireDriver extends DriverPayload, Versioned {
  id: string;
}

export const driverCalls = {
  getDrivers: call<Nothing | QueryOf<'drivers'>, Found<WireDriver>>({
    method: 'GET',
    path: '/api/get_drivers',
    who: 'super_admin',
  }),
  createDriver: call<DriverPayload, Data<WireDriver>>({
    method: 'POST',
    path: '/api/create_drivers',
    who: 'super_admin',
    repeatable: true,
  }),
  editDriver: call<DriverPayload, Data<WireDriver>>({
    method: 'PUT',
    path: '/api/edit_driver/{id}',
    who: 'super_admin',
  }),
  deleteDriver: call<Nothing, Data<WireDriver>>({
    method: 'DELETE',
    path: '/api/delete_driver/{id}',
    who: 'super_admin',
  }),
};
