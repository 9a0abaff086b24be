import { VEHICLE_FIELDS, valuesOf, type VehicleForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { vehicleWire, vehicleCalls, vehicleExtensions } from '@motorpark/contract';

export const vehicleSource = rowsOfCall({
  list: 'vehicles',
  call: vehicleCalls.getVehicles,
});

/** A core server can only list vehicles. */
export const { save: saveVehicle, remove: deleteVehicle } = writesOf<VehicleForm>({
  create: vehicleExtensions.createVehicle,
  edit: vehicleExtensions.editVehicle,
  remove: vehicleExtensions.deleteVehicle,
  payloadOf: (form) => vehicleWire.payload(valuesOf(VEHICLE_FIELDS, form)),
});
