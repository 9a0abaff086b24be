import { DRIVER_FIELDS, type Driver, SERVICE_STATUSES } from '@motorpark/domain';
import { type WireOf, count, oneOf, text } from './codec';
import { DRIVER_LIST } from './lists/driverList';
import { officeNoun, serviceCall } from './officeNoun';
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

export const driverNoun = officeNoun({
  one: 'driver',
  columns: DRIVER_LIST,
  form: driverWire,
  record: driverCodec,
});

export const driverCalls = {
  getDrivers: driverNoun.list,
  createDriver: driverNoun.create,
  editDriver: driverNoun.edit,
  deleteDriver: driverNoun.remove,
};

export const driverExtensions = {
  driverStatus: serviceCall('driver', driverCodec),
};
