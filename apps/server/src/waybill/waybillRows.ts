import type { WireWaybillOverview, WireWaybillRow } from '@motorpark/api/contract';
import { type Day, type Instant, type Kobo, kilograms, nairaOnWire } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { instant, listRows } from '../rows';
import { type KeptMethod, METHOD_ON_WIRE } from './parcel';

interface Row {
  id: string;
  number: string;
  sender_name: string;
  sender_number: string;
  receiver_name: string;
  receiver_number: string;
  amount_kobo: Kobo;
  worth_kobo: Kobo;
  book_date: Day;
  status: string;
  origin: string;
  destination: string;
  booked_by: string;
  booked_at: Instant;
}

const ROW = sql`waybill.id, number, sender_name, sender_number, receiver_name, receiver_number, amount_kobo, worth_kobo,
  book_date, status, origin.name as origin, destination.name as destination, person.name as booked_by,
  ${instant(sql`booked_at`)} as booked_at`;

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
    booked_by: row.booked_by,
    booked_at: row.booked_at,
  }));
}

interface WholeRow extends Row {
  sender_email: string;
  sender_address: string;
  origin_id: string;
  destination_id: string;
  description: string;
  quantity: number;
  weight_grams: number | null;
  payment_method: KeptMethod;
  handling_instructions: string;
  deleted_at: Instant | null;
}

/** Waybills as their overview and receipt read them, deleted ones too; the caller sees to whose they are. */
export async function waybillOverviews(db: Sql, condition: Statement): Promise<WireWaybillOverview[]> {
  const rows = await listRows<WholeRow>(
    db,
    sql`select ${ROW}, sender_email, sender_address, origin_terminal_id as origin_id,
          destination_terminal_id as destination_id, description, quantity, weight_grams, payment_method,
          handling_instructions, ${instant(sql`deleted_at`)} as deleted_at
        ${FROM} where ${condition} order by waybill.booked_at desc, waybill.id desc`,
  );
  return rows.map(overviewOf);
}

const overviewOf = (row: WholeRow): WireWaybillOverview => ({
  id: row.id,
  waybill_number: row.number,
  status: row.status,
  sender_email: row.sender_email,
  original_terminal_id: row.origin_id,
  destination_terminal_id: row.destination_id,
  booked_by: row.booked_by,
  booked_at: row.booked_at,
  ...(row.deleted_at !== null && { deleted_at: row.deleted_at }),
  sender_info: {
    sender_name: row.sender_name,
    sender_number: row.sender_number,
    sender_address: row.sender_address,
    book_date: row.book_date,
    origin_terminal_name: row.origin,
    original_terminal: row.origin,
  },
  receiver_info: {
    receiver_name: row.receiver_name,
    receiver_number: row.receiver_number,
    destination_terminal_name: row.destination,
  },
  goods_info: {
    description: row.description,
    quantity: String(row.quantity),
    weight: row.weight_grams === null ? '' : kilograms(row.weight_grams),
    special_handling: row.handling_instructions,
    worth_of_goods: nairaOnWire(row.worth_kobo),
  },
  payment_info: {
    amount: nairaOnWire(row.amount_kobo),
    payment_method: METHOD_ON_WIRE[row.payment_method],
  },
});
