import { type Sql, newId, sql } from '../db';

interface Erasing {
  tickets: readonly string[];
  waybills: readonly string[];
  /** Who asked for it; nobody where the company's rule does. */
  person?: { id: string };
  now: Date;
}

/**
 * Erases what tickets, waybills and their history say of people, which the caller holds. Money stays, and so do the seals (docs/privacy.md).
 */
export async function erase(tx: Sql, { tickets, waybills, person, now }: Erasing): Promise<void> {
  const id = newId();
  await tx.query(sql`
    insert into erasure (id, at, person_id, tickets, waybills)
    values (${id}, ${now}, ${person?.id ?? null}, ${[...tickets]}::uuid[], ${[...waybills]}::uuid[])`);
  await tx.query(sql`select carry_out_erasure(${id})`);
}
