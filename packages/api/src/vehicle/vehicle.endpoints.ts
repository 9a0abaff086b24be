import { VEHICLE_FIELDS, valuesOf, type Vehicle, type VehicleForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import {
  VEHICLE_LIST,
  VEHICLE_WIRE,
  vehicleWire,
  vehicleCalls,
  vehicleExtensions,
} from '@motorpark/contract';
import { read, readRecord, recordOf, seatCountOf, textOf, type Fields } from '../reading';
import { readService } from '../service/readService';

export function readVehicle(row: Fields, place: number): Vehicle {
  const driver = read(row, 'assigned_driver');
  const vehicle = readRecord(VEHICLE_FIELDS, VEHICLE_WIRE, row, place);
  const former = row['former_numbers'];
  const formerNumbers = (Array.isArray(former) ? former : []).flatMap((number) => textOf(number) ?? []);
  return {
    ...vehicle,
    ...readService(row),
    ...(formerNumbers.length > 0 && { formerNumbers }),
    assignedDriver: vehicle.assignedDriver || (textOf(read(recordOf(driver), 'driver_name', 'name')) ?? ''),
    seats: vehicle.seats || (seatCountOf(row['seat_number']) ?? 0),
  };
}

export const vehicleSource = rowsOfCall({
  list: 'vehicles',
  columns: VEHICLE_LIST,
  call: vehicleCalls.getVehicles,
  read: readVehicle,
});

/** A core server can only list vehicles. */
export const { save: saveVehicle, remove: deleteVehicle } = writesOf<VehicleForm>({
  create: vehicleExtensions.createVehicle,
  edit: vehicleExtensions.editVehicle,
  remove: vehicleExtensions.deleteVehicle,
  payloadOf: (form) => vehicleWire.payload(valuesOf(VEHICLE_FIELDS, form)),
});
