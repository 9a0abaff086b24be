import { type Sql, sql } from '../db';
import type { Evidence } from './openClock';

export async function readEvidence(db: Sql): Promise<Evidence> {
  const [row] = await db.query<{ newest: string | null; held_at: string | null; database: string }>(sql`
    select greatest(max(clock_mark.at), (select to_timestamp(max(last_step) * 30.0)::timestamptz(3) from second_factor)) as newest,
      max(held_at) as held_at, clock_timestamp()::timestamptz(3) as database
    from clock_mark`);
  const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : undefined);
  return {
    newest: dateOf(row?.newest),
    heldAt: dateOf(row?.held_at),
    database: dateOf(row?.database) ?? new Date(0),
  };
}

/** Records that the clock was right at this time. */
export const markTime = (db: Sql, at: Date): Promise<unknown> =>
  db.query(
    sql`insert into clock_mark (at) values (${at}) on conflict (id) do update set at = excluded.at, held_at = null`,
  );

/** Records what a clock showed that was found ahead, so that a restart does not make it right. */
export const markAhead = (db: Sql, shown: Date): Promise<unknown> =>
  db.query(sql`update clock_mark set held_at = ${shown} where held_at is null`);
