import { type WireShift, shiftCodec } from '@motorpark/contract';
import {
  type Kobo,
  SHIFT_METHODS,
  type ShiftMethod,
  isBoundToTerminal,
  mayAnywhere,
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
  'shift.found_kobo',
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
      luggage: number | null;
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
    luggage: sql`nullif(${counted(sql`kind = 'luggage' and reverses is null and amount_kobo > 0`)}, 0)`,
    colleagues: sql`coalesce((
      select json_agg(name order by name) from person as colleague
      where shift.closed_at is null and ${worksAtAny(sql`colleague`, sql`array[shift.terminal_id]`)} and colleague.id <> shift.person_id and not is_banned), '[]')`,
    taken_back: counted(
      sql`reverses is not null and (kind is null or kind not in ('difference', 'luggage')) or kind = 'refund'`,
    ),
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

function linesOf(row: ShiftRow) {
  const expected = expectedOf(row);
  const found: Record<ShiftMethod, Kobo | null> = {
    Cash: row.counted_cash_kobo,
    POS: row.counted_pos_kobo,
    'Bank Transfer': row.counted_transfer_kobo,
  };
  return SHIFT_METHODS.map((method) => {
    const { received = 0, given_back = 0, unconfirmed = 0 } = row.sums[method] ?? {};
    return {
      method,
      received,
      given_back,
      unconfirmed,
      expected: expected[method],
      counted: found[method],
    };
  });
}

/** Whether the expected amounts are hidden, because people count without knowing them. */
const isBlind = ({ status }: ShiftRow, viewer: Person) => status === 'Open' && isBoundToTerminal(viewer.role);

function onWire(row: ShiftRow, viewer: Person): WireShift {
  const blind = isBlind(row, viewer);
  const isOwn = row.person_id === viewer.id;
  // Only a drawer's owner and the head office see its entries until it is counted, because colleagues may count it.
  const { drops, payments, discarded } = blind && !isOwn ? NO_ENTRIES : row;
  return shiftCodec.write({
    ...row,
    is_own: isOwn,
    opening_float: row.float_kobo,
    found: row.found_kobo,
    left_before: row.left_before_kobo,
    float_left: row.float_left_kobo,
    taken_over_from_id: row.took_over,
    reason: row.reason ?? '',
    drops,
    payments,
    discarded,
    lines: blind ? null : linesOf(row),
    unconfirmed: row.unconfirmed.map(({ amount, ...sale }) =>
      Object.assign(sale, { amount: blind ? null : amount }),
    ),
    coins: row.coins_kobo,
    history: undefined,
  });
}

const NO_ENTRIES = { drops: [], payments: [], discarded: [] };
