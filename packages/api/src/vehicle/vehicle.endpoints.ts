import type { Vehicle, VehicleForm } from '@motorpark/domain';
import { capabilities, request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, VEHICLE_FIELDS, type VehiclePayload } from '../contract';
import { idOf, read, recordOf, rowsOf, seatCountOf, textOf, type Fields } from '../reading';

export function readVehicle(row: Fields, place: number): Vehicle {
  const driver = read(row, 'assigned_driver');
  return {
    id: idOf(row, place),
    number: textOf(read(row, 'vehicle_number')) ?? '',
    type: textOf(read(row, 'vehicle_type')) ?? '',
    assignedDriver: textOf(driver) ?? textOf(read(recordOf(driver), 'driver_name', 'name')) ?? '',
    seats: seatCountOf(row['vehicle_seat_number']) ?? seatCountOf(row['seat_number']) ?? 0,
  };
}

export const listVehicles = async (): Promise<Vehicle[]> =>
  rowsOf(await request(CALLS.getVehicles)).map(readVehicle);

const payloadOf = (form: VehicleForm): VehiclePayload => ({
  [VEHICLE_FIELDS.number]: form.number,
  [VEHICLE_FIELDS.seats]: form.seats,
  [VEHICLE_FIELDS.type]: form.type,
  [VEHICLE_FIELDS.assignedDriver]: form.assignedDriver,
});

const canWrite = async () => (await capabilities().load()).has('vehicles.write');

/** A core server can only list vehicles: nothing is sent there. */
export async function saveVehicle({ id, form, idempotencyKey }: Save<VehicleForm>): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  const payload = payloadOf(form);
  if (id === undefined) await request(CALLS.createVehicle, { payload, idempotencyKey });
  else await request(CALLS.editVehicle, { id, payload });
  return 'done';
}

export async function deleteVehicle(id: string): Promise<Outcome> {
  if (!(await canWrite())) return 'unsupported';
  await request(CALLS.deleteVehicle, { id });
  return 'done';
}
