import { computed, sql } from '../../db';
import { lastRenamed, printing } from '../../store/history';
import { notFound, refused } from '../../request/failure';
import { isId } from '../../db/rows';
import { within } from './getShifts';
import { NO_SHIFT } from '../../store/shift/lockShift';

export const printShift = printing({
  noun: 'shift',
  async lock(tx, id, person) {
    if (!isId(id)) throw notFound(NO_SHIFT);
    const [shift] = await tx.query(sql`
      select ${computed<{ is_closed: boolean }>({ is_closed: sql`shift.closed_at is not null` })} from shift
      where id = ${id} and ${within(person)} for no key update`);
    if (!shift) throw notFound(NO_SHIFT);
    if (!shift.is_closed) throw refused('This shift is not closed yet: it has no report.');
  },
  changedAt: (id) => sql`greatest(
    (select confirmed_at from shift where id = ${id}),
    (select max(at) from shift_correction where shift_id = ${id}),
    (select max(at) from discarded_sale where shift_id = ${id}),
    (select max(at) from operation where late_shift_id = ${id}),
    (select max(settled_at) from awaited_payment join operation on operation.id = awaited_payment.id
      where late_shift_id = ${id}),
    ${lastRenamed(sql`select unnest(array[person_id, terminal_id]) from shift where id = ${id}`)})`,
});
