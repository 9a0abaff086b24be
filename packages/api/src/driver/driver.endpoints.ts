import { DRIVER_FIELDS, type Driver, type DriverForm } from '@motorpark/domain';
import { rowsOfCall } from '../rows/rowsOfCall';
import { writesOf } from '../rows/records';
import { DRIVER_LIST, DRIVER_WIRE, driverWire, driverCalls } from '@motorpark/contract';
import { readRecord, type Fields } from '../reading';
import { readService } from '../service/readService';

export const readDriver = (row: Fields, place: number): Driver => ({
  ...readRecord(DRIVER_FIELDS, DRIVER_WIRE, row, place),
  ...readService(row),
});

export const driverSource = rowsOfCall({
  list: 'drivers',
  columns: DRIVER_LIST,
  call: driverCalls.getDrivers,
  read: readDriver,
});

export const { save: saveDriver, remove: deleteDriver } = writesOf<DriverForm>({
  create: driverCalls.createDriver,
  edit: driverCalls.editDriver,
  remove: driverCalls.deleteDriver,
  payloadOf: driverWire.payload,
});
