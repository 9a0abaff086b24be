import type { Data, WireShift } from '@motorpark/contract';
import type { ShiftStatus } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, computed, type Sql, sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import { STATUS, shiftRows } from './shiftRows';

export const NO_SHIFT = 'This shift does not exist.';

/** The person's own shift, into which no money comes until the transaction ends; a 404 where it is not theirs. */
export async function lockShift(tx: Sql, { id, person }: Pick<PersonContext, 'id' | 'person'>) {
  const [shift] = isId(id)
    ? await tx.query(sql`
        select ${columns('shift.id', 'shift.terminal_id')}, ${computed<{ status: ShiftStatus }>({ status: STATUS })}
        from shift where id = ${id} and person_id = ${person.id} for update`)
    : [];
  if (!shift) throw notFound(NO_SHIFT);
  return shift;
}

/** A shift as it is answered. */
export async function answerOf(db: Sql, id: string, person: Person): Promise<Data<WireShift>> {
  const [data] = await shiftRows(db, sql`shift.id = ${id}`, person);
  if (!data) throw notFound(NO_SHIFT);
  return { data };
}
