import { computed, sql } from '../db';
import { printing } from '../history';
import { notFound, refused } from '../http/failure';
import { isId } from '../rows';
import { within } from './getShifts';
import { NO_SHIFT } from './lockShift';

/** Numbers a print of a closed shift's report. */
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
});
