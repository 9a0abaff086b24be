import type { Driver, DriverForm } from '@motorpark/domain';
import { request } from '../client/connection';
import type { Outcome, Save } from '../client/records';
import { CALLS, DRIVER_FIELDS, type DriverPayload } from '../contract';
import { idOf, read, rowsOf, textOf, type Fields } from '../reading';

export function readDriver(row: Fields, place: number): Driver {
  return {
    id: idOf(row, place),
    name: textOf(read(row, 'driver_name', 'name')) ?? '',
    phone: textOf(read(row, 'driver_phone', 'phone')) ?? '',
    address: textOf(read(row, 'driver_address', 'address')) ?? '',
  };
}

export const listDrivers = async (): Promise<Driver[]> =>
  rowsOf(await request(CALLS.getDrivers)).map(readDriver);

const payloadOf = (form: DriverForm): DriverPayload => ({
  [DRIVER_FIELDS.name]: form.name,
  [DRIVER_FIELDS.phone]: form.phone,
  [DRIVER_FIELDS.address]: form.address,
});

export async function saveDriver({ id, form, idempotencyKey }: Save<DriverForm>): Promise<Outcome> {
  const payload = payloadOf(form);
  if (id === undefined) await request(CALLS.createDriver, { payload, idempotencyKey });
  else await request(CALLS.editDriver, { id, payload });
  return 'done';
}

export async function deleteDriver(id: string): Promise<Outcome> {
  await request(CALLS.deleteDriver, { id });
  return 'done';
}
