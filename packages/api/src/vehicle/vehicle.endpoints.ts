import { searchText, type Vehicle, type VehicleForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, VEHICLE_FIELDS, type VehiclePayload } from '@motorpark/contract';
import { idOf, read, recordOf, seatCountOf, textOf, versionOf, type Fields } from '../reading';

export function readVehicle(row: Fields, place: number): Vehicle {
  const driver = read(row, 'assigned_driver');
  return {
    id: idOf(row, place),
    version: versionOf(row),
    number: textOf(read(row, 'vehicle_number')) ?? '',
    type: textOf(read(row, 'vehicle_type')) ?? '',
    assignedDriver: textOf(driver) ?? textOf(read(recordOf(driver), 'driver_name', 'name')) ?? '',
    seats: seatCountOf(row['vehicle_seat_number']) ?? seatCountOf(row['seat_number']) ?? 0,
  };
}

/** All that the list of vehicles shows, to be searched and sorted. */
export const vehicleRows = rowsOfCall({
  list: 'vehicles',
  call: CALLS.getVehicles,
  read: readVehicle,
  shownBy: ({ number, type, assignedDriver, seats }) => ({
    texts: [type, assignedDriver, String(seats)],
    codes: [number],
  }),
  sorts: {
    number: { onWire: 'vehicle_number', of: ({ number }) => searchText(number) },
    seats: { onWire: 'vehicle_seat_number', of: ({ seats }) => seats },
  },
});

export const listVehicles = vehicleRows.all;

const payloadOf = (form: VehicleForm): VehiclePayload => ({
  [VEHICLE_FIELDS.number]: form.number,
  [VEHICLE_FIELDS.seats]: form.seats,
  [VEHICLE_FIELDS.type]: form.type,
  [VEHICLE_FIELDS.assignedDriver]: form.assignedDriver,
});

const canWrite = async () => (await capabilities().load()).has('vehicles.write');

/** A core server can only list vehicles: nothing is sent there. */
export async function saveVehicle(order: Save<VehicleForm>): Promise<Saved> {
  if (!(await canWrite())) return { outcome: 'unsupported' };
  return saveWith({ create: CALLS.createVehicle, edit: CALLS.editVehicle }, order, payloadOf(order.form));
}

export async function deleteVehicle(id: string, version?: number): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  await request(CALLS.deleteVehicle, { id, version });
  return 'done';
}
