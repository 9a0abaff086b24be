import type { Data, WireCashPlace } from '@motorpark/contract';
import { type Kobo, nairaOnWire } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { columns, computed, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { FLOAT_LEFT, PARTS, type Parts, UNCOUNTED_CASH, expectedOf } from '../../store/shift/shiftParts';

const { sums, drops, payments } = PARTS;

/** SQL: the cash that a closed shift has left in its drawer. */
const LEFT = sql`${FLOAT_LEFT} + ${UNCOUNTED_CASH}`;

const DRAWER = columns(
  'shift.id',
  'shift.terminal_id',
  'terminal.name as terminal',
  'person.name as person',
  'shift.counter',
  instants('shift.opened_at', 'shift.closed_at'),
  'shift.float_kobo',
  computed<Parts & { left: Kobo; counted: Kobo | null }>({
    sums,
    drops,
    payments,
    left: LEFT,
    counted: sql`coalesce(shift.float_left_kobo, shift.counted_cash_kobo)`,
  }),
);

interface NotBanked {
  terminal_id: string;
  terminal: string;
  /** The shift whose drawer it left, while that is open. */
  shift_id: string | null;
  kobo: Kobo;
}

/** Returns the drawers of the terminals that the person sees that are open, or in which a closed shift left cash, with the cash that should be in them, and the dropped cash that is not banked. */
export async function getCashToday({ db, person }: PersonContext): Promise<Data<WireCashPlace[]>> {
  const within = atOwnTerminal(person, 'drop.see', sql`shift.terminal_id`);
  const drawers = await listRows(
    db,
    sql`select ${DRAWER} from shift join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where (shift.closed_at is null
        or ((shift.notes is null or shift.float_left_kobo > 0) and ${LEFT} > 0)) and ${within}`,
  );
  const waiting = await listRows(
    db,
    sql`select ${computed<NotBanked>({
      terminal_id: sql`terminal.id`,
      terminal: sql`terminal.name`,
      shift_id: sql`case when shift.closed_at is null then shift.id end`,
      kobo: sql`sum(cash_drop.amount_kobo)::bigint`,
    })} from unbanked_drop join cash_drop on cash_drop.id = unbanked_drop.drop_id join shift on shift.id = cash_drop.shift_id
      join terminal on terminal.id = shift.terminal_id where ${within} group by 1, 2, 3`,
  );
  const places: WireCashPlace[] = drawers.map((row) => ({
    terminal_id: row.terminal_id,
    terminal: row.terminal,
    drawer: {
      id: row.id,
      person: row.person,
      counter: row.counter,
      opened_at: row.opened_at,
      closed_at: row.closed_at,
      expected: nairaOnWire(row.closed_at === null ? expectedOf(row).Cash : row.left),
      counted: row.counted === null ? null : nairaOnWire(row.counted),
    },
    not_banked: nairaOnWire(waiting.find(({ shift_id: of }) => of === row.id)?.kobo ?? 0),
  }));
  const closed = waiting
    .filter(({ shift_id: of }) => of === null)
    .map(({ terminal_id, terminal, kobo }) => ({
      terminal_id,
      terminal,
      drawer: null,
      not_banked: nairaOnWire(kobo),
    }));
  return { data: [...places, ...closed].toSorted(byTerminal) };
}

/** Sorts by terminal, then by counter; what closed drawers left comes last. */
const byTerminal = (one: WireCashPlace, other: WireCashPlace) =>
  one.terminal.localeCompare(other.terminal, 'en') ||
  Number(one.drawer === null) - Number(other.drawer === null) ||
  (one.drawer?.counter ?? '').localeCompare(other.drawer?.counter ?? '', 'en');
