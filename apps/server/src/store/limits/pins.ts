import { columns, type Database, type Sql, sql } from '../../db';
import { tooMany } from './tooMany';

/** Wrong PINs of one person before they have to wait: 2 seconds after the third, 4 after the fourth, and so on. */
const FREE_PINS = 3;
/** Wrong PINs after which only the passcode unlocks the session. */
const MOST_PINS = 6;

/**
 * Counts a PIN as wrong before it is checked, so that parallel attempts gain nothing, across all counters and server processes. Returns the number of attempts
 * left; undefined if only the passcode is accepted now. Throws a 429 if the person has to wait, which is not counted.
 */
export async function countPin(db: Database, personId: string, now: Date): Promise<number | undefined> {
  const [counted] = await db.query(sql`
    insert into limit_count (what, who, count, since, last_at) values ('pin', ${personId}, 1, ${now}, ${now})
    on conflict (what, who) do update set
      count = limit_count.count + 1,
      last_at = excluded.last_at,
      blocked_until = case when limit_count.count + 1 >= ${FREE_PINS}
        then excluded.last_at + make_interval(secs => power(2, limit_count.count + 2 - ${FREE_PINS}::int)) end
    where limit_count.count < ${MOST_PINS}
      and (limit_count.blocked_until is null or limit_count.blocked_until <= ${now})
    returning ${columns('limit_count.count')}`);
  if (counted) return MOST_PINS - counted.count;
  const [kept] = await db.query(sql`
    select ${columns('limit_count.count', 'limit_count.blocked_until')} from limit_count
    where what = 'pin' and who = ${personId}`);
  if (kept && kept.count >= MOST_PINS) return undefined;
  throw tooMany('wrong PINs', kept?.blocked_until ? Date.parse(kept.blocked_until) - now.getTime() : 1_000);
}

/** Clears the count of wrong PINs after the person authenticated. */
export const forgivePins = async (tx: Sql, personId: string): Promise<void> => {
  await tx.query(sql`delete from limit_count where what = 'pin' and who = ${personId}`);
};
