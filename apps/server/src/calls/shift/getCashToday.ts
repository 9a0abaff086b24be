import type { Data, WireCashPlace } from '@motorpark/contract';
import { type Kobo, nairaOnWire } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { columns, computed, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import type { PersonContext } from '../../request/call';
import { PARTS, type Parts, expectedOf } from '../../store/shift/shiftParts';
import { FROM } from './drops';

const { sums, drops, payments } = PARTS;

const DRAWER = columns(
  'shift.id',
  'shift.terminal_id',
  'terminal.name as terminal',
  'person.name as person',
  'shift.counter',
  instants('shift.opened_at'),
  'shift.float_kobo',
  'shift.counted_cash_kobo',
  computed<Parts>({ sums, drops, payments }),
);

interface NotBanked {
  terminal_id: string;
  terminal: string;
  /** The shift whose drawer it left, while that is open. */
  shift_id: string | null;
  kobo: Kobo;
}

/** Returns the open drawers of the terminals that the person sees with the cash that should be in them, and the dropped cash that is not banked. */
export async function getCashToday({ db, person }: PersonContext): Promise<Data<WireCashPlace[]>> {
  const within = atOwnTerminal(person, 'drop.see', sql`shift.terminal_id`);
  const drawers = await listRows(
    db,
    sql`select ${DRAWER} from shift join person on person.id = shift.person_id
      join terminal on terminal.id = shift.terminal_id where shift.closed_at is null and ${within}`,
  );
  const waiting = await listRows(
    db,
    sql`select ${computed<NotBanked>({
      terminal_id: sql`terminal.id`,
      terminal: sql`terminal.name`,
      shift_id: sql`case when shift.closed_at is null then shift.id end`,
      kobo: sql`sum(cash_drop.amount_kobo)::bigint`,
    })} ${FROM} join terminal on terminal.id = shift.terminal_id
    where standing_banking.id is null and cash_drop_return.id is null and ${within} group by 1, 2, 3`,
  );
  const places: WireCashPlace[] = drawers.map((row) => ({
    terminal_id: row.terminal_id,
    terminal: row.terminal,
    drawer: {
      id: row.id,
      person: row.person,
      counter: row.counter,
      opened_at: row.opened_at,
      expected: nairaOnWire(expectedOf(row).Cash),
      counted: row.counted_cash_kobo === null ? null : nairaOnWire(row.counted_cash_kobo),
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
