import { type Day, lagosDay } from '@motorpark/domain';
import { type Database, type Sql, sql } from '../db';

/** Half past two at night in Lagos, when the last bus has left and the first is not yet sold. */
const AFTER_MIDNIGHT_MS = 2.5 * 60 * 60_000;
/** A night that was claimed and isn't done after so long failed, or its process died: it is tried again. */
const AGAIN_AFTER_MS = 30 * 60_000;

/** The newest night whose backup is due: also in the morning, where the machine was off at night. */
export const nightOf = (now: Date): Day =>
  lagosDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS).toISOString());

/** Claims a night for this process; false where another one has it, or it is done. */
export async function claimNight(db: Sql, night: Day, now: Date): Promise<boolean> {
  const claimed = await db.query(sql`
    insert into backup_night (night, claimed_at) values (${night}, ${now})
    on conflict (night) do update set claimed_at = excluded.claimed_at
      where backup_night.finished_at is null
        and backup_night.claimed_at <= ${new Date(now.getTime() - AGAIN_AFTER_MS)}
    returning night`);
  return claimed.length > 0;
}

/** Gives a night back that this process stopped in the middle of. */
export async function leaveNight(db: Sql, night: Day): Promise<void> {
  await db.query(sql`delete from backup_night where night = ${night} and finished_at is null`);
}

export async function finishNight(db: Sql, night: Day, now: Date): Promise<void> {
  await db.query(sql`update backup_night set finished_at = ${now}, failure = '' where night = ${night}`);
}

export async function failNight(db: Sql, night: Day, failure: string): Promise<void> {
  await db.query(
    sql`update backup_night set failure = ${failure} where night = ${night} and finished_at is null`,
  );
}

/** How the nightly backups stand, in all processes of the server: none was ever claimed, or the newest failed, or all is well. */
interface Nights {
  state: 'none' | 'ok' | 'failed';
  /** When the newest one was done. */
  lastAt: string | undefined;
}

export async function nightsOf(db: Pick<Database, 'query'>): Promise<Nights> {
  const [row] = await db.query<{ last_at: string | null; is_known: boolean; has_failed: boolean }>(sql`
    select max(finished_at) as last_at, count(*) > 0 as is_known,
      coalesce((array_agg(failure <> '' order by night desc))[1], false) as has_failed
    from backup_night`);
  const state = row?.is_known ? (row.has_failed ? 'failed' : 'ok') : 'none';
  return { state, lastAt: row?.last_at ?? undefined };
}
