import { DRIVER_FIELDS, type Driver, SERVICE_STATUSES, type ServiceForm } from '@motorpark/domain';
import { answering, data } from './answer';
import { put } from './call';
import { type WireOf, count, oneOf, text } from './codec';
import { officeCalls } from './officeCalls';
import { type FieldsOf, record } from './record';
import { codecsOf, wireForm } from './wireForm';

/** A payload without `driver_kind`, which only our own server has, leaves it as it is. */
export const driverWire = wireForm(DRIVER_FIELDS, {
  name: 'driver_name',
  phone: 'driver_phone',
  address: 'driver_address',
  kind: 'driver_kind',
});

export const driverCodec = record({
  ...codecsOf(driverWire),
  id: text,
  version: count,
  status: oneOf(SERVICE_STATUSES),
} satisfies FieldsOf<Driver>);

export type WireDriver = WireOf<typeof driverCodec>;

const calls = officeCalls(
  { one: 'driver', many: 'drivers', list: '/api/get_drivers' },
  driverWire,
  driverCodec,
);

export const driverCalls = {
  getDrivers: calls.list,
  createDriver: calls.create,
  editDriver: calls.edit,
  deleteDriver: calls.remove,
};

export const driverExtensions = {
  driverStatus: answering(
    data(driverCodec),
    put<ServiceForm>('/api/driver_status/{id}', { does: 'driver.setStatus' }),
  ),
};
