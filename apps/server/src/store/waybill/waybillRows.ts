import {
  type WireWaybillOverview,
  type WireWaybillRow,
  waybillCodec,
  waybillRowCodec,
} from '@motorpark/contract';
import type { Instant, Kobo, WaybillStatus } from '@motorpark/domain';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { termsAt } from '../company/keptTerms';
import { erasureColumns, erasureOf } from '../erasure/erasureOf';
import { lastTerminalNames, takenBackAtOnce, voidingColumns, voidingOf } from '../history';
import { notFound } from '../../request/failure';
import { confirmationColumn } from '../payment/confirmationOf';
import { instant, instants, listRows } from '../../db/rows';
import { NO_WAYBILL } from './reach';
import { methodOf, waybillColumns } from './waybillColumns';

/** SQL: whether a waybill's parcel ever left, even if that was corrected, but for a departure of its bus then that was taken back at once. */
export const WAS_ON_ITS_WAY = computed<{ has_left: boolean }>({
  has_left: sql`exists (
    select from change where change.waybill_id = waybill.id and kind = 'status' and to_status = 'On-Transit'
      and not exists (
        select from change as departure where departure.kind = 'status' and departure.to_status = 'En-route'
          and departure.at = change.at and departure.person_id = change.person_id and ${takenBackAtOnce(sql`departure`)}))`,
});

const BUS_HAS_ARRIVED = sql`exists (
  select from trip where trip.id = waybill.trip_id and trip.status = 'Completed')`;

/** SQL: matches parcels that were not received, and whose bus has arrived, or that left without one (docs/waybill.md). Its first condition is that of the indexes. */
export const MISSING = sql`waybill.status = 'On-Transit' and (waybill.trip_id is null or ${BUS_HAS_ARRIVED})`;

/** The columns that lists and overviews share. */
const SHARED = columns(
  'waybill.id',
  'waybill.version',
  'waybill.number as waybill_number',
  'person.name as booked_by',
  instants('waybill.booked_at'),
  computed<{ status: WaybillStatus; is_missing: boolean; waits_since: Instant | null }>({
    status: sql`waybill.status`,
    is_missing: sql`waybill.status = 'On-Transit' and ${BUS_HAS_ARRIVED}`,
    waits_since: instant(sql`waybill.waits_since`),
  }),
  WAS_ON_ITS_WAY,
  voidingColumns('waybill'),
);

const ROW = columns(
  SHARED,
  waybillColumns.selectedFor(waybillRowCodec),
  'origin.name as original_terminal_name',
  'destination.name as destination_terminal_name',
);

const OVERVIEW = columns(
  SHARED,
  waybillColumns.selectedFor(waybillCodec),
  computed<{ origin: string; destination_terminal: string }>({
    origin: sql`coalesce(last_terminals.origin_name, origin.name)`,
    destination_terminal: sql`coalesce(last_terminals.destination_name, destination.name)`,
  }),
  computed<{
    departure_date: Instant | null;
    route_id: string | null;
    vehicle_number: string | null;
    vehicle_type: string | null;
  }>({
    departure_date: instant(sql`trip.departs_at`),
    route_id: sql`route.code`,
    vehicle_number: sql`case when trip.id is not null then coalesce(vehicle.vehicle_number, '') end`,
    vehicle_type: sql`coalesce(vehicle.vehicle_type, trip.planned_vehicle_type)`,
  }),
  computed<{ storage_fee: Kobo | null; storage_method: string | null }>({
    storage_fee: sql`storage.amount_kobo`,
    storage_method: sql`storage.method`,
  }),
  confirmationColumn(sql`waybill_id = waybill.id`),
  erasureColumns('waybill'),
  termsAt('waybill', sql`waybill.booked_at`),
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
  return rows.map((row) => waybillRowCodec.write({ ...row, voided: voidingOf(row) }));
}

/** Returns waybills for their overview and receipt, including voided ones with their former terminals. The caller checks the person's reach. */
export async function waybillOverviews(db: Sql, condition: Statement): Promise<WireWaybillOverview[]> {
  const rows = await listRows(
    db,
    sql`select ${OVERVIEW} ${FROM} ${JOIN_TRIP} ${JOIN_STORAGE} ${lastTerminalNames(sql`waybill`, sql`waybill_id`)}
        where ${condition}`,
  );
  return rows.map(overviewOf);
}

const overviewOf = (row: RowOf<typeof OVERVIEW>): WireWaybillOverview =>
  waybillCodec.write({
    ...row,
    origin_terminal: row.origin,
    payment_method: methodOf(row.payment_method),
    storage_method: row.storage_method === null ? null : methodOf(row.storage_method),
    voided: voidingOf(row),
    erased: erasureOf(row),
    storage: undefined,
    terms: undefined,
    claim: undefined,
    history: undefined,
  });

/** Returns a waybill for its overview, voided or not. The caller checks the person's reach. Throws a 404 if it does not exist. */
export async function overviewById(db: Sql, id: string): Promise<WireWaybillOverview> {
  const [waybill] = await waybillOverviews(db, sql`waybill.id = ${id}`);
  if (!waybill) throw notFound(NO_WAYBILL);
  return waybill;
}
