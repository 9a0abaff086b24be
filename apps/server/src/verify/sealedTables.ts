import { type Sql, type Tables, sql } from '../db';
import { type Personal, PERSONAL, erasedAsNamed, sealedForm } from './personal';

export type SealedTable = Tables['seal']['about'];

interface Rules {
  /** Columns that are not sealed, because another rule covers them; generated columns are not listed here. */
  leftOut: readonly string[];
  /** SQL: data of a row that is stored elsewhere, as JSON; refers to `kept`. */
  added?: string;
  /** Personal data of the row, and its erasure; refers to `kept`. */
  personal?: Personal;
  /** SQL condition that the unsealed columns are right; refers to `kept`. */
  holds?: { sql: string; what: string };
}

const ALL_SEALED: Rules = { leftOut: [] };

/** Equals the database function `sealed_row`, but is kept here independently of it, because an attacker who changes rows may change functions too. */
const RULES: Readonly<Record<SealedTable, Rules>> = {
  ticket: {
    personal: PERSONAL.ticket,
    leftOut: [
      'route_id',
      'vehicle_id',
      'origin_terminal_id',
      'destination_terminal_id',
      'trip_departs_at',
      'passenger_search',
    ],
    added: `jsonb_build_object('seats',
      (select jsonb_agg(seat_number order by seat_number) from ticket_seat where ticket_id = kept.id),
      'companions', (
        select jsonb_agg(to_jsonb(p) - array['id', 'ticket_id', 'is_first', 'sold_terminal_id', 'boarded_at', 'boarded_by',
          'no_show_at', 'kind', 'born'] order by seat_number)
        from passenger as p where ticket_id = kept.id and not is_first and name is not null),
      'kinds', (
        select jsonb_agg(jsonb_build_object('seat_number', seat_number, 'kind', kind) order by seat_number)
        from passenger where ticket_id = kept.id and kind is not null),
      'boarding', (
        select jsonb_agg(jsonb_build_object('seat_number', seat_number, 'boarded_at', boarded_at, 'boarded_by', boarded_by,
          'no_show_at', no_show_at) order by seat_number)
        from passenger where ticket_id = kept.id and (boarded_at is not null or no_show_at is not null)))`,
    holds: {
      sql: `exists (
        select from trip join route on route.id = trip.route_id
        where trip.id = kept.trip_id and trip.route_id = kept.route_id and trip.vehicle_id is not distinct from kept.vehicle_id
          and trip.departs_at = kept.trip_departs_at and route.origin_terminal_id = kept.origin_terminal_id
          and route.destination_terminal_id = kept.destination_terminal_id)
        and kept.passenger_search = coalesce((
          select string_agg(concat_ws(e'\\n', search_text(name), search_phone(phone), search_phone(next_of_kin_phone)), e'\\n'
            order by seat_number)
          from passenger where ticket_id = kept.id and not is_first and name is not null), '')
        and not exists (
          select from passenger where ticket_id = kept.id and is_first
            and (name, phone, address, next_of_kin_name, next_of_kin_phone) is distinct from (kept.traveler_name,
              kept.traveler_number, kept.traveler_address, kept.next_of_kin_name, kept.next_of_kin_number))`,
      what: 'does not go where, when or with what its trip goes, or with whom its passengers say: it was changed, or they were',
    },
  },
  waybill: { leftOut: [], personal: PERSONAL.waybill },
  expense: ALL_SEALED,
  operation: ALL_SEALED,
  shift: ALL_SEALED,
  cash_drop: {
    leftOut: [],
    holds: {
      sql: `exists (select from unbanked_drop where drop_id = kept.id) = not (
        exists (select from standing_banking where drop_id = kept.id) or exists (select from cash_drop_return where drop_id = kept.id))`,
      what: 'does not wait for the bank as what was banked and taken back says: the list of what waits was changed',
    },
  },
  cash_drop_receipt: ALL_SEALED,
  cash_drop_return: ALL_SEALED,
  cash_banking: ALL_SEALED,
  cash_deposit: ALL_SEALED,
  cash_deposit_return: ALL_SEALED,
  awaited_payment: ALL_SEALED,
  drawer_payment: ALL_SEALED,
  provider_money: ALL_SEALED,
  settlement: ALL_SEALED,
  settlement_line: ALL_SEALED,
  transfer_return: ALL_SEALED,
  transfer_return_answer: ALL_SEALED,
  shift_correction: ALL_SEALED,
  discarded_sale: ALL_SEALED,
  give_back: ALL_SEALED,
  trip_departure: ALL_SEALED,
  change: { leftOut: [], personal: PERSONAL.change },
  erasure: ALL_SEALED,
  audit_event: {
    leftOut: ['count', 'count_sha256'],
    holds: {
      sql: `case when kept.count_sha256 is null then kept.count = 1
        else kept.count_sha256 = sha256(convert_to(kept.id || ' ' || kept.count, 'UTF8')) end`,
      what: 'did not happen as often as it says: its count was changed',
    },
  },
};

export const SEALED_TABLES = Object.keys(RULES).filter((table): table is SealedTable => table in RULES);

/** A query for the rows of a table with what is needed to verify each. */
export interface RowsToVerify {
  table: SealedTable;
  /** The SQL text; it returns `VerifiedRow`s. */
  text: string;
  /** What is wrong if the unsealed columns are not right. */
  elseWhat: string;
}

export interface VerifiedRow {
  id: string;
  /** The text that its seal covers (docs/verify.md). */
  form: string;
  sealed: Buffer | null;
  /** Whether the unsealed columns are right. */
  holds: boolean;
  /** Whether the row is erased exactly as far as a sealed erasure says. */
  is_erased_as_named: boolean;
  /** The first generated column whose value does not match its expression; null if all match. */
  ungenerated: string | null;
}

/** Returns the query for a table's rows, based on the table's current columns. */
export async function rowsToVerify(tx: Sql, table: SealedTable): Promise<RowsToVerify> {
  const { leftOut, added, personal, holds } = RULES[table];
  const generated = await tx.query<{ name: string; expression: string }>(sql`
    select attname::text as name, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${table}::regclass and attgenerated <> '' order by attnum`);
  const without = [...leftOut, ...generated.map(({ name }) => name)]
    .map((column) => `'${column}'`)
    .join(', ');
  const whole = `to_jsonb(kept) - array[${without}]::text[]${added === undefined ? '' : ` || ${added}`}`;
  const sealed = personal ? sealedForm(personal) : 'whole';
  const ungenerated = generated.map(
    ({ name, expression }) => `when kept.${name} is distinct from (${expression}) then '${name}'`,
  );
  const text = `
    select kept.id, (select jsonb_object_agg(key, value)::text from jsonb_each(${sealed}) where value <> 'null') as form,
      (select row_sha256 from seal where about = '${table}' and row_id = kept.id order by seal.state desc limit 1) as sealed,
      ${holds?.sql ?? 'true'} as holds,
      ${personal ? erasedAsNamed(personal) : 'true'} as is_erased_as_named,
      ${ungenerated.length === 0 ? 'null' : `case ${ungenerated.join(' ')} end`} as ungenerated
    from ${table} as kept cross join lateral (select ${whole} as whole) as told order by kept.id`;
  return { table, text, elseWhat: holds?.what ?? '' };
}
