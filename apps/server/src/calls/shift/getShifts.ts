import type { Data, Found, WireShift, WireTill } from '@motorpark/contract';
import { SHIFT_STATUSES } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../../store/access/rights';
import { sheetOf } from '../../csv';
import { columns, join, sql } from '../../db';
import { timelineOf } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import type { LongAnswer } from '../../request/longAnswer';
import { instants, isId, listRows } from '../../db/rows';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';
import { differenceBy, differenceInWords } from '../../store/shift/differenceCells';
import { NO_SHIFT, answerOf } from '../../store/shift/lockShift';
import { ofDrawers } from '../../store/access/ofDrawers';
import { personAndTerminal } from '../../store/shift/personAndTerminal';
import { STATUS, shiftRows } from '../../store/shift/shiftRows';

const SORTS: SortKeys<'shifts'> = {
  opened_at: { column: sql`shift.opened_at`, type: 'timestamptz' },
};

const SHEET = sheetOf<'shifts', WireShift>('shifts', {
  difference: differenceInWords,
  cashDifference: differenceBy('Cash'),
  posDifference: differenceBy('POS'),
  transferDifference: differenceBy('Bank Transfer'),
  countedWithout: ({ is_witnessed: isWitnessed, person }) => (isWitnessed === false ? person : ''),
});

/** Returns the person's own shifts, or those that the head office sees; newest first. */
export const getShifts = (context: PersonContext): Promise<Found<WireShift> | LongAnswer> =>
  answerList(context, () => ({
    from: sql`from shift`,
    id: sql`shift.id`,
    condition: sql`true`,
    within: [
      join(
        [ofDrawers(context.person, 'shift.see'), ...personAndTerminal(context.input, sql`shift`)],
        ' and ',
      ),
    ],
    search: sql`shift.search`,
    names: [TERMINALS(sql`shift.terminal_id`), PEOPLE(sql`shift.person_id`)],
    status: { column: STATUS, words: SHIFT_STATUSES },
    at: SORTS.opened_at.column,
    order: () => [{ key: SORTS.opened_at, isUpwards: false }],
    sorts: SORTS,
    sheet: SHEET,
    rows: (db, ids) => shiftRows(db, sql`shift.id = any(${ids}::uuid[])`, context.person),
  }));

/** SQL condition: shifts that a person may see: their own, those they counted, and open ones at their terminal. */
export const within = (
  person: Person,
) => sql`(${ofDrawers(person, 'shift.see')} or shift.counted_by = ${person.id}
  or (shift.closed_at is null and ${atOwnTerminal(person, 'shift.takeOver', sql`shift.terminal_id`)}))`;

/** Returns a shift with all figures of its report. */
export async function getShift({ db, id, person }: PersonContext): Promise<Data<WireShift>> {
  const [found] = isId(id)
    ? await db.query(sql`select ${columns('shift.id')} from shift where id = ${id} and ${within(person)}`)
    : [];
  if (!found) throw notFound(NO_SHIFT);
  const { data } = await answerOf(db, found.id, person);
  return { data: { ...data, history: await timelineOf(db, { noun: 'shift', id: found.id }) } };
}

/** Returns the person's shift that is not closed yet; null if there is none. */
export async function getMyShift({ db, person }: PersonContext): Promise<Data<WireShift | null>> {
  const [mine] = await shiftRows(db, sql`shift.person_id = ${person.id} and shift.closed_at is null`, person);
  return { data: mine ?? null };
}

/** Returns the drawer that the person's cash sales at their terminal go into now; null if there is none. */
export async function getTill({ db, person }: PersonContext): Promise<Data<WireTill | null>> {
  const [till] = await listRows(
    db,
    sql`select ${columns('shift.counter', instants('shift.opened_at'))} from shift
      where person_id = ${person.id} and terminal_id = ${person.terminal?.id ?? null}::uuid
        and counted_at is null and closed_at is null`,
  );
  return { data: till ?? null };
}

/** Returns the drawers of colleagues at the person's terminal that they may count, or have counted but not taken over. */
export async function getDrawers({ db, person }: PersonContext): Promise<Data<WireShift[]>> {
  const data = await shiftRows(
    db,
    sql`shift.person_id <> ${person.id} and shift.closed_at is null
      and (shift.counted_at is null or shift.counted_by = ${person.id})
      and ${atOwnTerminal(person, 'shift.takeOver', sql`shift.terminal_id`)}`,
    person,
  );
  return { data: data.toSorted((one, other) => one.counter.localeCompare(other.counter)) };
}
