import { SERVICE_STATUSES, VEHICLE_FIELDS, type Vehicle } from '@motorpark/domain';
import { type WireOf, count, list, oneOf, orNull, text } from './codec';
import { VEHICLE_LIST } from './lists/vehicleList';
import { officeNoun, serviceCall } from './officeNoun';
import { type FieldsOf, as, record } from './record';
import { codecsOf, wireForm } from './wireForm';

/** The assigned driver is the driver's name; a payload may contain the driver's id instead, if several drivers share a name. */
export const vehicleWire = wireForm(VEHICLE_FIELDS, {
  number: 'vehicle_number',
  seats: 'vehicle_seat_number',
  type: 'vehicle_type',
});

/** All seat numbers of the vehicle, for core clients. */
interface ForCore {
  seatNumbers: number[];
}

export const vehicleCodec = record({
  ...codecsOf(vehicleWire),
  seats: as('vehicle_seat_number', count),
  id: text,
  version: count,
  seatNumbers: as('seat_number', list(count)),
  status: oneOf(SERVICE_STATUSES),
  formerNumbers: orNull(list(text)),
} satisfies FieldsOf<Vehicle & ForCore>);

export type WireVehicle = WireOf<typeof vehicleCodec>;

export const vehicleNoun = officeNoun({
  one: 'vehicle',
  columns: VEHICLE_LIST,
  form: vehicleWire,
  record: vehicleCodec,
});

/** The core contract can only list vehicles. */
export const vehicleCalls = { getVehicles: vehicleNoun.list };

export const vehicleExtensions = {
  createVehicle: vehicleNoun.create,
  editVehicle: vehicleNoun.edit,
  deleteVehicle: vehicleNoun.remove,
  vehicleStatus: serviceCall('vehicle', vehicleCodec),
};
