import type { WireShift, WireShiftLine } from '@motorpark/contract';
import { type Kobo, SHIFT_METHODS, type ShiftMethod, nairaOnWire } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../db';
import { instant, instants, listRows } from '../rows';

/** What of a shift's lines came in by each way of paying, and what was taken back. */
type Sums = Readonly<Partial<Record<ShiftMethod, { received: Kobo; given_back: Kobo }>>>;

interface Dropped {
  id: string;
  amount: Kobo;
  note: string;
  at: string;
}

export const STATUS = sql`case when shift.closed_at is not null then 'Closed' when shift.counted_at is not null then 'Counted' else 'Open' end`;

const SUMS = sql`coalesce((
  select json_object_agg(method, json_build_object('received', received, 'given_back', given_back)) from (
    select method, coalesce(sum(amount_kobo) filter (where amount_kobo > 0), 0)::bigint as received,
      coalesce(-sum(amount_kobo) filter (where amount_kobo < 0), 0)::bigint as given_back
    from operation where shift_id = shift.id group by method) as by_method), '{}')`;

const DROPS = sql`coalesce((
  select json_agg(json_build_object('id', id, 'amount', amount_kobo, 'note', coalesce(note, ''), 'at', ${instant(sql`at`)}) order by at, id)
  from cash_drop where shift_id = shift.id), '[]')`;

const counted = (condition: Statement) =>
  sql`(select count(*)::int from operation where shift_id = shift.id and ${condition})`;

const ROW = columns(
  'shift.id',
  'shift.version',
  'shift.person_id',
  'person.name as person',
  'terminal.name as terminal',
  'shift.counter',
  instants('shift.opened_at', 'shift.counted_at', 'shift.closed_at'),
  'shift.float_kobo',
  'shift.notes',
  'shift.coins_kobo',
  'shift.counted_cash_kobo',
  'shift.counted_pos_kobo',
  'shift.counted_transfer_kobo',
  'shift.expected_cash_kobo',
  'shift.expected_pos_kobo',
  'shift.expected_transfer_kobo',
  'shift.reason',
  'shift.report_number',
  computed<{
    status: WireShift['status'];
    sums: Sums;
    drops: Dropped[];
    tickets: number;
    waybills: number;
    taken_back: number;
  }>({
    status: STATUS,
    sums: SUMS,
    drops: DROPS,
    tickets: counted(sql`type = 'TICKET_BOOKING' and reverses is null and kind is null`),
    waybills: counted(sql`type = 'WAYBILL' and reverses is null`),
    taken_back: counted(sql`reverses is not null or kind = 'refund'`),
  }),
);

type ShiftRow = RowOf<typeof ROW>;

/** Shifts as somebody may see them; the condition may speak of `shift`. */
export async function shiftRows(db: Sql, condition: Statement, person: Person): Promise<WireShift[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW} from shift join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where ${condition}`,
  );
  return rows.map((row) => onWire(row, row.person_id === person.id));
}

/** What should be in a drawer by each way of paying, as of now. */
export function expectedOf({
  float_kobo: float,
  sums,
  drops,
}: Pick<ShiftRow, 'float_kobo' | 'sums' | 'drops'>) {
  const dropped = drops.reduce((sum, { amount }) => sum + amount, 0);
  const kept = (method: ShiftMethod) => (sums[method]?.received ?? 0) - (sums[method]?.given_back ?? 0);
  return { Cash: float + kept('Cash') - dropped, POS: kept('POS'), 'Bank Transfer': kept('Bank Transfer') };
}

/** What a shift has come to, for whoever counts it. */
export async function sumsOf(tx: Sql, id: string): Promise<Record<ShiftMethod, Kobo>> {
  const [row] = await listRows(
    tx,
    sql`select ${columns('shift.float_kobo')}, ${computed<{ sums: Sums; drops: Dropped[] }>({ sums: SUMS, drops: DROPS })}
      from shift where id = ${id}`,
  );
  if (!row) throw new Error('A shift that was locked is gone.');
  return expectedOf(row);
}

const wireOrNull = (amount: Kobo | null) => (amount === null ? null : nairaOnWire(amount));

function linesOf(row: ShiftRow): WireShiftLine[] {
  const expected = expectedOf(row);
  const found: Record<ShiftMethod, Kobo | null> = {
    Cash: row.counted_cash_kobo,
    POS: row.counted_pos_kobo,
    'Bank Transfer': row.counted_transfer_kobo,
  };
  return SHIFT_METHODS.map((method) => ({
    method,
    received: nairaOnWire(row.sums[method]?.received ?? 0),
    given_back: nairaOnWire(row.sums[method]?.given_back ?? 0),
    expected: nairaOnWire(expected[method]),
    counted: wireOrNull(found[method]),
  }));
}

const totalOf = (...amounts: (Kobo | null)[]) => amounts.reduce<Kobo>((sum, one) => sum + (one ?? 0), 0);

const onWire = (row: ShiftRow, isOwn: boolean): WireShift => ({
  id: row.id,
  version: row.version,
  status: row.status,
  person: row.person,
  is_own: isOwn,
  terminal: row.terminal,
  counter: row.counter,
  opened_at: row.opened_at,
  opening_float: nairaOnWire(row.float_kobo),
  counted_at: row.counted_at,
  closed_at: row.closed_at,
  report_number: row.report_number,
  difference:
    row.counted_at === null
      ? null
      : nairaOnWire(
          totalOf(row.counted_cash_kobo, row.counted_pos_kobo, row.counted_transfer_kobo) -
            totalOf(row.expected_cash_kobo, row.expected_pos_kobo, row.expected_transfer_kobo),
        ),
  reason: row.reason ?? '',
  tickets: row.tickets,
  waybills: row.waybills,
  taken_back: row.taken_back,
  drops: row.drops.map((drop) => ({ ...drop, amount: nairaOnWire(drop.amount) })),
  // Whose drawer it is counts without knowing what should be in it.
  lines: isOwn && row.status === 'Open' ? null : linesOf(row),
  notes: row.notes,
  coins: wireOrNull(row.coins_kobo),
});
