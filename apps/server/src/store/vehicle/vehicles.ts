import { type WireVehicle, vehicleCodec, vehicleWire } from '@motorpark/contract';
import { SERVICE_STATUSES, VEHICLE_FIELDS, type VehicleValues, vehicleSchema } from '@motorpark/domain';
import { sheetOf } from '../../csv';
import { columns, computed, sql } from '../../db';
import { lockDrivers, noDriver } from '../driver/lockDriver';
import { fieldColumns } from '../field';
import { valuesIn } from '../../request/form';
import { permanentUse, inUseOrRetired, type RecordKind, type Reference, serviceOf } from '../record';
import { listRows } from '../../db/rows';
import { DRIVERS, type SortKeys } from '../search';
import { tripsOfVehicle } from '../record/tripUses';

const TAKEN = {
  vehicle_number: 'A vehicle with this number already exists, in service or out of it.',
};

/** The driver's id is written separately. */
const COLUMNS = fieldColumns(VEHICLE_FIELDS, 'vehicle', {
  number: { column: 'vehicle_number' },
  seats: { column: 'seat_count' },
  type: { column: 'vehicle_type' },
  assignedDriver: { from: sql`coalesce(driver.name, '')` },
});

const STATUS = serviceOf(sql`vehicle`);

const ROW = columns(
  'vehicle.id',
  'vehicle.version',
  COLUMNS.selectedFor(vehicleCodec),
  computed<Pick<WireVehicle, 'status' | 'seat_number' | 'former_numbers'>>({
    status: STATUS,
    seat_number: sql`array(select generate_series(1, seat_count))`,
    former_numbers: sql`string_to_array(vehicle.former_numbers, e'\n')`,
  }),
);

const ORDER = sql`vehicle.vehicle_number`;

const SORTS: SortKeys<'vehicles'> = {
  vehicle_number: { column: sql`search_text(vehicle.vehicle_number) collate "C"`, type: 'text' },
  vehicle_seat_number: { column: sql`vehicle.seat_count::bigint`, type: 'bigint' },
};

const SHEET = sheetOf<'vehicles', WireVehicle>('vehicles', {});

const DRIVER: readonly Reference<VehicleValues>[] = [
  {
    field: 'assigned_driver',
    nameIn: ({ assignedDriver }) => assignedDriver,
    find: lockDrivers,
    missing: noDriver,
  },
];

/** The company's buses, trucks and vans. A trip keeps the seat count that its vehicle had when the trip was created. */
export const vehicles: RecordKind<VehicleValues, WireVehicle> = {
  noun: 'vehicle',
  missing: 'This vehicle does not exist or was already deleted.',
  read: ({ input }) => valuesIn(vehicleWire, vehicleSchema, input),
  rows: async (db, chosen) => {
    const rows = await listRows(
      db,
      sql`select ${ROW} from vehicle left join driver on driver.id = driver_id where ${chosen}`,
    );
    return rows.map(vehicleCodec.write);
  },
  order: ORDER,
  list: {
    names: [DRIVERS(sql`vehicle.driver_id`)],
    status: { column: STATUS, words: SERVICE_STATUSES },
    sorts: SORTS,
    sheet: SHEET,
  },
  refersTo: DRIVER,
  columns: COLUMNS,
  beside: (_form, idOf) => ({ driver_id: idOf('assigned_driver') }),
  rules: {
    vehicle_number_taken: TAKEN,
    vehicle_plate_taken: TAKEN,
    vehicle_number_length: { vehicle_number: 'At most 40 characters.' },
  },
  nameOf: (vehicle) => vehicle.vehicle_number,
  uses: [...tripsOfVehicle, permanentUse('expense', (id) => sql`from expense where vehicle_id = ${id}`)],
  inUseMessage: (used) =>
    used.stays
      ? inUseOrRetired(used)
      : `${used.name} is planned for ${used.by}. Give ${used.isOne ? 'it' : 'them'} another vehicle first.`,
};
