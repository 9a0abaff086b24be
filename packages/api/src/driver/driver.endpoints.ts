import type { DriverForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { driverWire, driverCalls } from '@motorpark/contract';

export const driverSource = rowsOfCall({
  list: 'drivers',
  call: driverCalls.getDrivers,
});

export const { save: saveDriver, remove: deleteDriver } = writesOf<DriverForm>({
  create: driverCalls.createDriver,
  edit: driverCalls.editDriver,
  remove: driverCalls.deleteDriver,
  payloadOf: driverWire.payload,
});
