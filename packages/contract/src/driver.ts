import { DRIVER_FIELDS, type DriverFields, type ServiceForm, type ServiceStatus } from '@motorpark/domain';
import { get, put } from './call';
import { type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import { officeCalls } from './officeCalls';
import type { WireDuty } from './trip';
import type { Data, Versioned } from './wire';

export const DRIVER_WIRE = {
  name: { sent: 'driver_name' },
  phone: { sent: 'driver_phone' },
  address: { sent: 'driver_address' },
  /** Only from our own server. A payload without it leaves it as it is. */
  kind: { sent: 'driver_kind' },
} as const satisfies WireFields<DriverFields>;

export type DriverPayload = PayloadOfFields<DriverFields, typeof DRIVER_WIRE>;

export const driverWire = wireNoun(DRIVER_FIELDS, DRIVER_WIRE);

export interface WireDriver extends Versioned, RowOf<DriverFields, typeof DRIVER_WIRE> {
  id: string;
  /** Only from our own server. */
  status?: ServiceStatus;
}

const calls = officeCalls<DriverPayload, WireDriver, 'driver'>({
  one: 'driver',
  many: 'drivers',
  list: '/api/get_drivers',
});

export const driverCalls = {
  getDrivers: calls.list,
  createDriver: calls.create,
  editDriver: calls.edit,
  deleteDriver: calls.remove,
};

export const driverExtensions = {
  /** Returns the trips of a driver in the week that begins on a day, by departure. */
  getDriverWeek: get<{ from: string }, Data<WireDuty[]>>('/api/get_driver_week/{id}', { does: 'driver.see' }),
  driverStatus: put<ServiceForm, Data<WireDriver>>('/api/driver_status/{id}', {
    does: 'driver.setStatus',
  }),
};
