import { type Day, lagosDay } from '@motorpark/domain';
import { type Database, type Sql, sql } from '../db';

/** Half past two in Lagos, between the last departure and the first sale. */
const AFTER_MIDNIGHT_MS = 2.5 * 60 * 60_000;
/** Time after which an unfinished backup is tried again, because it failed or its process died. */
const RETRY_AFTER_MS = 30 * 60_000;

/** Returns the latest night whose backup is due; later in the day too, if the computer was off at night. */
export const nightOf = (now: Date): Day =>
  lagosDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS).toISOString());

/** Claims a night for this process. Returns false if another process has it or it is done. */
export async function claimNight(db: Sql, night: Day, now: Date): Promise<boolean> {
  const claimed = await db.query(sql`
    insert into backup_night (night, claimed_at) values (${night}, ${now})
    on conflict (night) do update set claimed_at = excluded.claimed_at
      where backup_night.finished_at is null
        and backup_night.claimed_at <= ${new Date(now.getTime() - RETRY_AFTER_MS)}
    returning night`);
  return claimed.length > 0;
}

/** Releases a night whose backup this process abandoned. */
export async function releaseNight(db: Sql, night: Day): Promise<void> {
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

/** The state of nightly backups across all processes: none was ever claimed, the latest one failed, or all is well. */
interface Nights {
  state: 'none' | 'ok' | 'failed';
  /** When the latest backup was completed. */
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
