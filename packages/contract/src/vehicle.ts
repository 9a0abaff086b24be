import { SERVICE_STATUSES, type ServiceForm, VEHICLE_FIELDS, type Vehicle } from '@motorpark/domain';
import { answering, data } from './answer';
import { put } from './call';
import { type WireOf, count, list, oneOf, orNull, text } from './codec';
import { officeCalls } from './officeCalls';
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

const calls = officeCalls(
  { one: 'vehicle', many: 'vehicles', list: '/api/get_vehicles' },
  vehicleWire,
  vehicleCodec,
);

/** The core contract can only list vehicles. */
export const vehicleCalls = { getVehicles: calls.list };

export const vehicleExtensions = {
  createVehicle: calls.create,
  editVehicle: calls.edit,
  deleteVehicle: calls.remove,
  vehicleStatus: answering(
    data(vehicleCodec),
    put<ServiceForm>('/api/vehicle_status/{id}', { does: 'vehicle.setStatus' }),
  ),
};
