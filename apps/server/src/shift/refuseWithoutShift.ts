import { isBoundToTerminal } from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, prepared, type Sql, sql } from '../db';
import { refused } from '../http/failure';

/** 422 where the company wants an open till for every sale, and the clerk has none. Head office has no drawer. */
export async function refuseWithoutShift(tx: Sql, { id, role }: Person): Promise<void> {
  if (!isBoundToTerminal(role)) return;
  const [closed] = await tx.query(
    prepared(sql`
      select ${columns('company.id')} from company where shift_rule = 'required'
        and not exists (select from shift where person_id = ${id} and counted_at is null and closed_at is null)`),
  );
  if (closed) throw refused('Open the till first: selling needs an open shift.');
}
