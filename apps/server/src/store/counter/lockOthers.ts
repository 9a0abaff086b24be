import { type Sql, sql } from '../../db';

/** Locks all other sessions at the same counter, because only one person works there at a time. */
export const lockOthersAtCounter = async (tx: Sql, sessionId: string, now: Date): Promise<void> => {
  await tx.query(sql`
    update session set locked_at = ${now}
    where id in (
        select there.session_id from counter_session as here
        join counter_session as there on there.counter_id = here.counter_id where here.session_id = ${sessionId})
      and id <> ${sessionId} and locked_at is null and ended_at is null`);
};

/** Locks all other sessions at a counter where a person logs in, and ends that person's own older ones there. */
export const clearCounter = async (
  tx: Sql,
  counterId: string,
  personId: string,
  now: Date,
): Promise<void> => {
  const there = sql`id in (select session_id from counter_session where counter_id = ${counterId}) and ended_at is null`;
  await tx.query(sql`update session set ended_at = ${now} where person_id = ${personId} and ${there}`);
  await tx.query(sql`update session set locked_at = ${now} where locked_at is null and ${there}`);
};
