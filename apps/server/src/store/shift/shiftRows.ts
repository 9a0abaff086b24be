import type { WireShift, WireShiftLine } from '@motorpark/contract';
import {
  type Kobo,
  SHIFT_METHODS,
  type ShiftMethod,
  isBoundToTerminal,
  mayAnywhere,
  nairaOnWire,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type RowOf, type Sql, type Statement, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import { worksAtAny } from '../access/worksAtAny';
import {
  type Corrected,
  type Discarded,
  type Late,
  PARTS,
  type Parts,
  type Unconfirmed,
  expectedOf,
  PREVIOUS_FLOAT,
} from './shiftParts';

export const STATUS = sql`case when shift.closed_at is not null then 'Closed' when shift.counted_at is not null then 'Counted' else 'Open' end`;

type Named = 'person' | 'terminal' | 'counted_by' | 'closed_by' | 'taken_over_from';

/** SQL: a name as it was when the shift was closed; the present one before that. */
const named = (role: Named, present: Statement) => sql`coalesce(shift.names ->> ${role}, ${present})`;

const nameOf = (column: Statement) => sql`(select name from person as by where by.id = ${column})`;

const personOf = (condition: Statement) =>
  sql`(select name from shift as other join person as by on by.id = other.person_id where ${condition})`;

const CLOSED_BY = named('closed_by', nameOf(sql`shift.closed_by`));

const counted = (condition: Statement) =>
  sql`(select count(*)::int from operation where shift_id = shift.id and ${condition})`;

const ROW = columns(
  'shift.id',
  'shift.version',
  'shift.person_id',
  'shift.counter',
  instants('shift.opened_at', 'shift.counted_at', 'shift.closed_at'),
  'shift.float_kobo',
  'shift.float_left_kobo',
  'shift.notes',
  'shift.coins_kobo',
  'shift.counted_cash_kobo',
  'shift.counted_pos_kobo',
  'shift.counted_transfer_kobo',
  'shift.is_witnessed',
  'shift.reason',
  'shift.report_number',
  computed<
    Parts & {
      status: WireShift['status'];
      person: string;
      terminal: string;
      corrections: Corrected[];
      unconfirmed: Unconfirmed[];
      late: Late[];
      discarded: Discarded[];
      left_before_kobo: Kobo | null;
      counted_by: string | null;
      confirmed_by: string | null;
      closed_by: string | null;
      taken_over_from: string | null;
      took_over: string | null;
      taken_over_by: string | null;
      tickets: number;
      waybills: number;
      taken_back: number;
      colleagues: string[];
    }
  >({
    status: STATUS,
    ...PARTS,
    left_before_kobo: PREVIOUS_FLOAT,
    person: named('person', sql`person.name`),
    terminal: named('terminal', sql`terminal.name`),
    counted_by: named('counted_by', nameOf(sql`shift.counted_by`)),
    confirmed_by: nameOf(sql`shift.confirmed_by`),
    closed_by: CLOSED_BY,
    taken_over_from: named('taken_over_from', personOf(sql`other.id = shift.taken_over_from`)),
    took_over: sql`shift.taken_over_from`,
    // Whoever takes a drawer over has closed it.
    taken_over_by: sql`(select ${CLOSED_BY} from shift as other where other.taken_over_from = shift.id)`,
    tickets: counted(sql`type = 'TICKET_BOOKING' and reverses is null and kind is null`),
    waybills: counted(sql`type = 'WAYBILL' and reverses is null and kind is null`),
    colleagues: sql`coalesce((
      select json_agg(name order by name) from person as colleague
      where shift.closed_at is null and ${worksAtAny(sql`colleague`, sql`array[shift.terminal_id]`)} and colleague.id <> shift.person_id and not is_banned), '[]')`,
    taken_back: counted(sql`reverses is not null or kind = 'refund'`),
  }),
);

/** SQL: whether a person may confirm the count of a closed `shift`, which somebody else made without its clerk: as that clerk, or as a super admin. */
export const confirmableBy = ({
  id,
  role,
}: Person) => sql`(shift.closed_at is not null and shift.is_witnessed is false
  and shift.confirmed_by is null and shift.counted_by <> ${id} and (shift.person_id = ${id} or ${mayAnywhere('shift.confirm', role)}))`;

type ShiftRow = RowOf<typeof ROW> & { may_confirm: boolean };

/** Returns shifts as a person may see them. The condition may refer to `shift`. */
export async function shiftRows(db: Sql, condition: Statement, person: Person): Promise<WireShift[]> {
  const rows = await listRows(
    db,
    sql`select ${ROW}, ${computed<Pick<ShiftRow, 'may_confirm'>>({ may_confirm: confirmableBy(person) })} from shift join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where ${condition}`,
  );
  return rows.map((row) => onWire(row, person));
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
    unconfirmed: nairaOnWire(row.sums[method]?.unconfirmed ?? 0),
    expected: nairaOnWire(expected[method]),
    counted: wireOrNull(found[method]),
  }));
}

/** Whether the expected amounts are hidden, because people count without knowing them. */
const isBlind = ({ status }: ShiftRow, viewer: Person) => status === 'Open' && isBoundToTerminal(viewer.role);

/** Entries of a drawer that only its owner and the head office see until it is counted, because colleagues may count it. */
const blindTo = <Entry extends { amount: Kobo }>(row: ShiftRow, viewer: Person, entries: Entry[]) =>
  isBlind(row, viewer) && row.person_id !== viewer.id
    ? []
    : entries.map(({ amount, ...entry }) => Object.assign(entry, { amount: nairaOnWire(amount) }));

const onWire = (row: ShiftRow, viewer: Person): WireShift => ({
  id: row.id,
  version: row.version,
  status: row.status,
  person: row.person,
  person_id: row.person_id,
  is_own: row.person_id === viewer.id,
  terminal: row.terminal,
  counter: row.counter,
  opened_at: row.opened_at,
  opening_float: nairaOnWire(row.float_kobo),
  left_before: wireOrNull(row.left_before_kobo),
  float_left: wireOrNull(row.float_left_kobo),
  taken_over_from: row.taken_over_from,
  taken_over_from_id: row.took_over,
  taken_over_by: row.taken_over_by,
  counted_at: row.counted_at,
  counted_by: row.counted_by,
  closed_by: row.closed_by,
  is_witnessed: row.is_witnessed,
  confirmed_by: row.confirmed_by,
  may_confirm: row.may_confirm,
  closed_at: row.closed_at,
  report_number: row.report_number,
  reason: row.reason ?? '',
  tickets: row.tickets,
  waybills: row.waybills,
  taken_back: row.taken_back,
  colleagues: row.colleagues,
  drops: blindTo(row, viewer, row.drops),
  payments: blindTo(row, viewer, row.payments),
  lines: isBlind(row, viewer) ? null : linesOf(row),
  unconfirmed: row.unconfirmed.map((one) => ({
    number: one.number,
    payer: one.payer,
    method: one.method,
    amount: isBlind(row, viewer) ? null : nairaOnWire(one.amount),
  })),
  late: row.late.map((one) => ({ ...one, amount: nairaOnWire(one.amount) })),
  discarded: blindTo(row, viewer, row.discarded),
  notes: row.notes,
  coins: wireOrNull(row.coins_kobo),
  corrections: row.corrections.map((one) => ({ ...one, amount: nairaOnWire(one.amount) })),
});
