import { type WireDriver, driverCodec, driverWire } from '@motorpark/contract';
import {
  DRIVER_FIELDS,
  DRIVER_KINDS,
  type DriverForm,
  type DriverKind,
  SERVICE_STATUSES,
  driverSchema,
  normalizePhone,
} from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { type Transaction, columns, computed, sql } from '../../db';
import { fieldColumns } from '../field';
import { invalid } from '../../request/failure';
import { formIn } from '../../request/form';
import { permanentUse, type RecordKind, type Use, serviceOf, usageOf } from '../record';
import { listRows } from '../../db/rows';
import { type SortKeys } from '../search';
import { tripsOfDriver } from '../record/tripUses';

const COLUMNS = fieldColumns(DRIVER_FIELDS, 'driver', {
  /** Written separately, because not every client sends it. */
  kind: { from: sql`driver.kind` },
});

const STATUS = serviceOf(sql`driver`);

const ROW = columns(
  'driver.id',
  'driver.version',
  COLUMNS.selectedFor(driverCodec),
  computed<Pick<WireDriver, 'status'>>({ status: STATUS }),
);

const ORDER = sql`lower(driver.name)`;

const SORTS: SortKeys<'drivers'> = {
  driver_name: { column: sql`driver.search_name collate "C"`, type: 'text' },
};

const SHEET = sheetOf<'drivers', WireDriver>('drivers', {});

/** A driver's form as a client sent it; without `kind`, which the core contract lacks, a driver keeps it. */
interface SentDriver extends Omit<DriverForm, 'kind'> {
  kind: DriverKind | undefined;
}

const DRIVES: readonly Use[] = [
  { one: 'vehicle', from: (id) => sql`from vehicle where driver_id = ${id}` },
  {
    one: 'trip',
    from: (id) =>
      sql`from trip where driver_id = ${id} and deleted_at is null and status in ('Scheduled', 'En-route')`,
  },
];

/** Throws a 422 if a driver who drives something is made a conductor. */
async function refuseConductor(tx: Transaction, id: string, { name, kind }: SentDriver): Promise<void> {
  if (kind !== 'Conductor') return;
  // Locked first, so that nobody gives this driver a vehicle or trip between the check and the change.
  await tx.query(sql`select id from driver where id = ${id} for update`);
  const use = await usageOf(tx, DRIVES, id);
  if (use) throw invalid({ driver_kind: drives({ name, ...use }) });
}

const drives = ({ name, by, isOne }: { name: string; by: string; isOne: boolean }) =>
  `${name} drives ${by}. Give ${isOne ? 'it' : 'them'} another driver first.`;

/** The drivers and conductors of the company. Names are unique, because vehicles refer to drivers by name. */
export const drivers: RecordKind<SentDriver, WireDriver> = {
  noun: 'driver',
  missing: 'This driver does not exist or was already deleted.',
  read({ input }) {
    const form = formIn(driverSchema, driverWire.names, input);
    const kind = DRIVER_KINDS.find((one) => one === form.kind) ?? 'Driver';
    return {
      ...form,
      phone: normalizePhone(form.phone),
      kind: input['driver_kind'] === undefined ? undefined : kind,
    };
  },
  rows: async (db, chosen) =>
    (await listRows(db, sql`select ${ROW} from driver where ${chosen}`)).map(driverCodec.write),
  order: ORDER,
  list: { names: [], status: { column: STATUS, words: SERVICE_STATUSES }, sorts: SORTS, sheet: SHEET },
  columns: COLUMNS,
  beside: ({ kind }) => ({ ...(kind && { kind }) }),
  beforeEdit: (tx, id, _idOf, form) => refuseConductor(tx, id, form),
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
  inUseMessage: (used) =>
    used.stays
      ? `${used.name} stays on record with ${used.by}. Put this driver out of service instead.`
      : drives(used),
};
