import type { Data, WireShift } from '@motorpark/contract';
import type { PersonAction, ShiftStatus } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atOwnTerminal } from '../access/rights';
import { columns, computed, type Sql, type Statement, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { forbidden, notFound, refused } from '../../request/failure';
import { isId } from '../../db/rows';
import { STATUS, shiftRows } from './shiftRows';

export const NO_SHIFT = 'This shift does not exist.';
export const OWN_SHIFT = 'This is your own shift. Somebody else does that.';

type Named = Pick<PersonContext, 'id' | 'person'>;

/** Locks the person's own shift, so that no money is recorded in it until the transaction ends. Throws a 404 if it is not theirs. */
export const lockShift = (tx: Sql, { id, person }: Named, missing = NO_SHIFT) =>
  locked(tx, id, sql`person_id = ${person.id}`, missing);

/** Locks the shift of a colleague at the person's terminal. */
export const lockDrawer = (tx: Sql, { id, person }: Named) =>
  locked(
    tx,
    id,
    sql`person_id <> ${person.id} and ${atOwnTerminal(person, 'shift.takeOver', sql`shift.terminal_id`)}`,
  );

/** Locks a colleague's drawer that the person has counted and can take over. */
export async function lockCountedDrawer(tx: Sql, named: Named) {
  const drawer = await lockDrawer(tx, named);
  if (drawer.status === 'Closed') throw refused('This shift is closed already.');
  if (drawer.counted_by !== named.person.id) throw refused('Count the drawer first.');
  return drawer;
}

/** Locks a shift of somebody else at the terminals where the person may do something with it. Throws a 403 if it was their own, whatever their role was. */
export async function lockAnyShift(tx: Sql, { id, person }: Named, action: PersonAction) {
  const shift = await locked(tx, id, atOwnTerminal(person, action, sql`shift.terminal_id`));
  if (shift.person_id === person.id) throw forbidden(OWN_SHIFT);
  return shift;
}

const COLUMNS = columns(
  'shift.id',
  'shift.person_id',
  'shift.terminal_id',
  'shift.counter',
  'shift.counted_by',
  'shift.counted_cash_kobo',
  'shift.is_witnessed',
);

/** A shift locked until the transaction ends. */
export type LockedShift = Awaited<ReturnType<typeof locked>>;

async function locked(tx: Sql, id: string, condition: Statement, missing = NO_SHIFT) {
  const [shift] = isId(id)
    ? await tx.query(sql`
        select ${COLUMNS}, ${computed<{ status: ShiftStatus }>({ status: STATUS })}
        from shift where id = ${id} and ${condition} for update`)
    : [];
  if (!shift) throw notFound(missing);
  return shift;
}

export async function answerOf(db: Sql, id: string, person: Person): Promise<Data<WireShift>> {
  const [data] = await shiftRows(db, sql`shift.id = ${id}`, person);
  if (!data) throw notFound(NO_SHIFT);
  return { data };
}
