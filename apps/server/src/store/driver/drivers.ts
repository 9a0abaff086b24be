import { DRIVER_WIRE, type LIST_SORTS, type WireDriver, driverWire } from '@motorpark/contract';
import {
  DRIVER_FIELDS,
  type DriverForm,
  SERVICE_STATUSES,
  driverSchema,
  normalizePhone,
} from '@motorpark/domain';
import { phone, sheetOf } from '../../csv';
import { sql } from '../../db';
import { fieldColumns } from '../field';
import { formIn } from '../../request/form';
import { permanentUse, type RecordKind, serviceOf } from '../record';
import { listRows } from '../../db/rows';
import type { Key } from '../search';
import { tripsOfDriver } from '../record/tripUses';

const COLUMNS = fieldColumns(DRIVER_FIELDS, 'driver', {
  name: { column: 'name' },
  phone: { column: 'phone' },
  address: { column: 'address' },
});

const STATUS = serviceOf(sql`driver`);

const ORDER = sql`lower(driver.name)`;

const SORTS: Readonly<Record<(typeof LIST_SORTS.drivers)[number], Key>> = {
  driver_name: { column: sql`driver.search_name collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'drivers', WireDriver>('drivers', {
  Name: (driver) => driver.driver_name,
  Phone: (driver) => phone(driver.driver_phone),
  Address: (driver) => driver.driver_address,
  Status: ({ status = 'In service' }) => status,
});

/** The drivers of the company. Names are unique, because vehicles refer to drivers by name. */
export const drivers: RecordKind<DriverForm, WireDriver> = {
  noun: 'driver',
  missing: 'This driver does not exist or was already deleted.',
  read({ input }) {
    const form = formIn(driverSchema, driverWire.names, input);
    return { ...form, phone: normalizePhone(form.phone) };
  },
  rows: (db, chosen) =>
    listRows(
      db,
      sql`select id, version, ${COLUMNS.selectedAs(DRIVER_WIRE)}, ${STATUS} as status from driver where ${chosen}`,
    ),
  order: ORDER,
  list: { names: [], status: { column: STATUS, words: SERVICE_STATUSES }, sorts: SORTS, sheet: SHEET },
  columns: COLUMNS,
  rules: {
    driver_name_taken: {
      driver_name: 'A driver with this name already exists. Add a middle name to tell them apart.',
    },
  },
  nameOf: (driver) => driver.driver_name,
  uses: [
    {
      one: 'vehicle',
      from: (id) => sql`from vehicle where driver_id = ${id} and out_of_service_at is null`,
    },
    ...tripsOfDriver,
    permanentUse(
      'vehicle out of service',
      (id) => sql`from vehicle where driver_id = ${id} and out_of_service_at is not null`,
      'vehicles out of service',
    ),
  ],
  inUseMessage: ({ name, by, isOne, stays }) =>
    stays
      ? `${name} stays on record with ${by}. Put this driver out of service instead.`
      : `${name} drives ${by}. Give ${isOne ? 'it' : 'them'} another driver first.`,
};
