import { searchText, type Driver, type DriverForm } from '@motorpark/domain';
import { request } from '../client/connection';
import { rowsOfCall } from '../client/rowsOfCall';
import { saveWith, type Outcome, type Save, type Saved } from '../client/records';
import { CALLS, DRIVER_FIELDS, type DriverPayload } from '@motorpark/contract';
import { idOf, read, textOf, versionOf, type Fields } from '../reading';

export function readDriver(row: Fields, place: number): Driver {
  return {
    id: idOf(row, place),
    version: versionOf(row),
    name: textOf(read(row, 'driver_name', 'name')) ?? '',
    phone: textOf(read(row, 'driver_phone', 'phone')) ?? '',
    address: textOf(read(row, 'driver_address', 'address')) ?? '',
  };
}

/** All that the list of drivers shows, to be searched and sorted. */
export const driverRows = rowsOfCall({
  list: 'drivers',
  call: CALLS.getDrivers,
  read: readDriver,
  shownBy: ({ name, phone, address }) => ({ texts: [name, address], phones: [phone] }),
  sorts: {
    name: { onWire: 'driver_name', of: ({ name }) => searchText(name) },
  },
});

export const listDrivers = driverRows.all;

const payloadOf = (form: DriverForm): DriverPayload => ({
  [DRIVER_FIELDS.name]: form.name,
  [DRIVER_FIELDS.phone]: form.phone,
  [DRIVER_FIELDS.address]: form.address,
});

export const saveDriver = (order: Save<DriverForm>): Promise<Saved> =>
  saveWith({ create: CALLS.createDriver, edit: CALLS.editDriver }, order, payloadOf(order.form));

export async function deleteDriver(id: string, version?: number): Promise<Outcome> {
  await request(CALLS.deleteDriver, { id, version });
  return 'done';
}
