import { type WireWaybillOverview, type WireWaybillRow, waybillWire } from '@motorpark/contract';
import { type Day, type Instant, type Kobo, WAYBILL_FIELDS, nairaOnWire, tell } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { type VoidedRow, toldRoad, voidingColumns, voidingOf } from '../history';
import { notFound } from '../http/failure';
import { instant, listRows } from '../rows';
import { NO_WAYBILL } from './reach';
import { waybillColumns } from './waybillColumns';

/** What lists and overviews have in common. */
interface Head {
  id: string;
  version: number;
  number: string;
  status: string;
  origin: string;
  destination: string;
  booked_by: string;
  booked_at: Instant;
}

const HEAD = sql`waybill.id, waybill.version, number, status, person.name as booked_by,
  ${instant(sql`booked_at`)} as booked_at`;

interface Row extends Head {
  sender_name: string;
  sender_number: string;
  receiver_name: string;
  receiver_number: string;
  amount_kobo: Kobo;
  worth_kobo: Kobo;
  book_date: Day;
  origin_terminal_id: string;
  destination_terminal_id: string;
}

const ROW = sql`${HEAD}, origin.name as origin, destination.name as destination, sender_name, sender_number,
  receiver_name, receiver_number, amount_kobo, worth_kobo, book_date, origin_terminal_id, destination_terminal_id`;

const FROM = sql`from waybill
  join terminal as origin on origin.id = origin_terminal_id
  join terminal as destination on destination.id = destination_terminal_id
  join person on person.id = booked_by`;

/** Waybills as their list shows them, newest first. The condition may speak of `waybill`. */
export async function waybillRows(db: Sql, condition: Statement): Promise<WireWaybillRow[]> {
  const rows = await listRows<Row>(
    db,
    sql`select ${ROW} ${FROM} where ${condition} order by waybill.booked_at desc, waybill.id desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    waybill_number: row.number,
    sender_name: row.sender_name,
    sender_number: row.sender_number,
    receiver_name: row.receiver_name,
    receiver_number: row.receiver_number,
    amount: nairaOnWire(row.amount_kobo),
    worth_of_goods: nairaOnWire(row.worth_kobo),
    book_date: row.book_date,
    status: row.status,
    original_terminal_name: row.origin,
    destination_terminal_name: row.destination,
    original_terminal_id: row.origin_terminal_id,
    destination_terminal_id: row.destination_terminal_id,
    booked_by: row.booked_by,
    booked_at: row.booked_at,
  }));
}

interface WholeRow extends Head, VoidedRow {
  [column: string]: unknown;
}

/** Waybills as their overview and receipt read them, voided ones too, with the road they had; the caller sees to whose they are. */
export async function waybillOverviews(db: Sql, condition: Statement): Promise<WireWaybillOverview[]> {
  const rows = await listRows<WholeRow>(
    db,
    sql`select ${HEAD}, coalesce(told.origin_name, origin.name) as origin,
          coalesce(told.destination_name, destination.name) as destination,
          ${waybillColumns.selected}, ${voidingColumns(sql`waybill`)}
        ${FROM} ${toldRoad(sql`waybill`, sql`waybill_id`)} where ${condition} order by waybill.booked_at desc, waybill.id desc`,
  );
  return rows.map(overviewOf);
}

function overviewOf(row: WholeRow): WireWaybillOverview {
  const parts = waybillWire.parts(tell(WAYBILL_FIELDS, waybillColumns.read(row)));
  const { origin, destination } = row;
  return {
    ...parts,
    id: row.id,
    version: row.version,
    waybill_number: row.number,
    status: row.status,
    booked_by: row.booked_by,
    booked_at: row.booked_at,
    ...voidingOf(row),
    sender_info: { ...parts.sender_info, origin_terminal_name: origin, original_terminal: origin },
    receiver_info: { ...parts.receiver_info, destination_terminal_name: destination },
  };
}

/** One waybill as its overview reads it, a deleted one too; the caller has made sure that it is the person's to see. */
export async function overviewById(db: Sql, id: string): Promise<WireWaybillOverview> {
  const [waybill] = await waybillOverviews(db, sql`waybill.id = ${id}`);
  if (!waybill) throw notFound(NO_WAYBILL);
  return waybill;
}
