import { type WireWaybillOverview, type WireWaybillRow, waybillWire, partsOf } from '@motorpark/contract';
import { type Instant, type Kobo, WAYBILL_FIELDS, nairaOnWire, toEntity } from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { erasureColumns, erasureOf } from '../erasure/erasureOf';
import { lastTerminalNames, takenBackAtOnce, voidingColumns, voidingOf } from '../history';
import { notFound } from '../../request/failure';
import { confirmationColumn, confirmationOf } from '../payment/confirmationOf';
import { instant, instants, listRows } from '../../db/rows';
import { NO_WAYBILL } from './reach';
import { methodOf, waybillColumns } from './waybillColumns';

/** SQL: whether a waybill's parcel ever left, even if that was corrected, but for a departure of its bus that was taken back at once. */
export const WAS_ON_ITS_WAY = computed<{ has_left: boolean }>({
  has_left: sql`exists (
    select from change where change.waybill_id = waybill.id and kind = 'status' and to_status = 'On-Transit'
      and not exists (
        select from change as departure where departure.trip_id = waybill.trip_id and departure.kind = 'status'
          and departure.at = change.at and ${takenBackAtOnce(sql`departure`)}))`,
});

/** The columns that lists and overviews share. */
const SHARED = columns(
  'waybill.id',
  'waybill.version',
  'waybill.number',
  'waybill.status',
  'person.name as booked_by',
  instants('waybill.booked_at'),
  computed<{ waits_since: Instant | null }>({ waits_since: instant(sql`waybill.waits_since`) }),
  WAS_ON_ITS_WAY,
  voidingColumns('waybill'),
);

const ROW = columns(
  SHARED,
  'origin.name as origin',
  'destination.name as destination',
  'waybill.sender_name',
  'waybill.sender_number',
  'waybill.receiver_name',
  'waybill.receiver_number',
  'waybill.amount_kobo',
  'waybill.worth_kobo',
  'waybill.book_date',
  'waybill.origin_terminal_id',
  'waybill.destination_terminal_id',
);

const OVERVIEW = columns(
  SHARED,
  computed<{ origin: string; destination: string }>({
    origin: sql`coalesce(last_terminals.origin_name, origin.name)`,
    destination: sql`coalesce(last_terminals.destination_name, destination.name)`,
  }),
  waybillColumns.selected,
  computed<{ goes_at: Instant | null; route: string | null; plate: string | null; bus: string | null }>({
    goes_at: instant(sql`trip.departs_at`),
    route: sql`route.code`,
    plate: sql`case when trip.id is not null then coalesce(vehicle.vehicle_number, '') end`,
    bus: sql`coalesce(vehicle.vehicle_type, trip.planned_vehicle_type)`,
  }),
  computed<{ storage_kobo: Kobo | null; storage_method: string | null }>({
    storage_kobo: sql`storage.amount_kobo`,
    storage_method: sql`storage.method`,
  }),
  confirmationColumn(sql`waybill_id = waybill.id`),
  erasureColumns('waybill'),
);

const FROM = sql`from waybill
  join terminal as origin on origin.id = origin_terminal_id
  join terminal as destination on destination.id = destination_terminal_id
  join person on person.id = booked_by`;

/** Joins the trip that the waybill is loaded onto. */
const JOIN_TRIP = sql`left join trip on trip.id = waybill.trip_id
  left join route on route.id = trip.route_id left join vehicle on vehicle.id = trip.vehicle_id`;

/** Joins the line of the ledger with the storage fee that was paid and not given back; there is at most one. */
const JOIN_STORAGE = sql`left join operation as storage on storage.waybill_id = waybill.id and storage.kind = 'fee'
  and storage.reverses is null and not exists (
    select from operation as reversal where reversal.reverses = storage.id)`;

/** Returns waybills as list rows. The condition may refer to `waybill`. */
export async function waybillRows(db: Sql, condition: Statement): Promise<WireWaybillRow[]> {
  const rows = await listRows(db, sql`select ${ROW} ${FROM} where ${condition}`);
  return rows.map(rowOnWire);
}

const sharedOnWire = (row: RowOf<typeof SHARED>) => ({
  id: row.id,
  version: row.version,
  waybill_number: row.number,
  status: row.status,
  booked_by: row.booked_by,
  booked_at: row.booked_at,
  waits_since: row.waits_since ?? undefined,
  has_left: row.has_left || undefined,
  ...voidingOf(row),
});

const rowOnWire = (row: RowOf<typeof ROW>): WireWaybillRow => ({
  ...sharedOnWire(row),
  sender_name: row.sender_name,
  sender_number: row.sender_number,
  receiver_name: row.receiver_name,
  receiver_number: row.receiver_number,
  amount: nairaOnWire(row.amount_kobo),
  worth_of_goods: nairaOnWire(row.worth_kobo),
  book_date: row.book_date,
  original_terminal_name: row.origin,
  destination_terminal_name: row.destination,
  original_terminal_id: row.origin_terminal_id,
  destination_terminal_id: row.destination_terminal_id,
});

/** Returns waybills for their overview and receipt, including voided ones with their former terminals. The caller checks the person's reach. */
export async function waybillOverviews(db: Sql, condition: Statement): Promise<WireWaybillOverview[]> {
  const rows = await listRows(
    db,
    sql`select ${OVERVIEW} ${FROM} ${JOIN_TRIP} ${JOIN_STORAGE} ${lastTerminalNames(sql`waybill`, sql`waybill_id`)}
        where ${condition}`,
  );
  return rows.map(overviewOf);
}

function overviewOf(row: RowOf<typeof OVERVIEW>): WireWaybillOverview {
  const parts = partsOf(waybillWire, toEntity(WAYBILL_FIELDS, waybillColumns.read(row)));
  const { origin, destination } = row;
  return {
    ...parts,
    ...sharedOnWire(row),
    ...storageOf(row),
    ...busOf(row),
    ...confirmationOf(row),
    ...erasureOf(row),
    sender_info: { ...parts.sender_info, origin_terminal_name: origin, original_terminal: origin },
    receiver_info: { ...parts.receiver_info, destination_terminal_name: destination },
  };
}

/** The storage fee that was paid; empty if there is none. */
const storageOf = ({ storage_kobo, storage_method }: RowOf<typeof OVERVIEW>) =>
  storage_kobo === null || storage_method === null
    ? {}
    : { storage_fee: nairaOnWire(storage_kobo), storage_method: methodOf(storage_method) };

/** The trip that the parcel is loaded onto; empty if there is none. */
const busOf = ({ goes_at, route, plate, bus }: RowOf<typeof OVERVIEW>) =>
  goes_at === null || route === null || plate === null || bus === null
    ? {}
    : { departure_date: goes_at, route_id: route, vehicle_number: plate, vehicle_type: bus };

/** Returns a waybill for its overview, voided or not. The caller checks the person's reach. Throws a 404 if it does not exist. */
export async function overviewById(db: Sql, id: string): Promise<WireWaybillOverview> {
  const [waybill] = await waybillOverviews(db, sql`waybill.id = ${id}`);
  if (!waybill) throw notFound(NO_WAYBILL);
  return waybill;
}
