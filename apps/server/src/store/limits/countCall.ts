import { columns, type Database, sql } from '../../db';
import { tooMany } from './tooMany';

/** A limit on the number of calls within a time window. */
export interface CallLimit {
  /** Key of the counter in the table `limit_count`. */
  what: string;
  most: number;
  withinMs: number;
  /** The limited thing in the error message, for example `requests for codes`. */
  of: string;
}

/** Throws a 429 if the limit is reached; counts nothing. */
export async function refuseAtLimit(db: Database, limit: CallLimit, who: string, now: Date): Promise<void> {
  const { what, most, withinMs, of } = limit;
  const [row] = await db.query(sql`
    select ${columns('limit_count.since')} from limit_count
    where what = ${what} and who = ${who} and count >= ${most} and since > ${new Date(now.getTime() - withinMs)}`);
  if (row) throw tooMany(of, Date.parse(row.since) + withinMs - now.getTime());
}

/**
 * Counts a call before it is handled, so that parallel calls gain nothing. Returns the number of calls within the window, this one included. Throws a 429 once
 * the limit is reached; refused calls are not counted.
 */
export async function countCall(db: Database, limit: CallLimit, who: string, now: Date): Promise<number> {
  const { what, most, withinMs, of } = limit;
  const start = new Date(now.getTime() - withinMs);
  const [counted] = await db.query(sql`
    insert into limit_count (what, who, count, since, last_at) values (${what}, ${who}, 1, ${now}, ${now})
    on conflict (what, who) do update set
      count = case when limit_count.since <= ${start} then 1 else limit_count.count + 1 end,
      since = case when limit_count.since <= ${start} then excluded.since else limit_count.since end,
      last_at = excluded.last_at
    where limit_count.since <= ${start} or limit_count.count < ${most}
    returning ${columns('limit_count.count')}`);
  if (counted) return counted.count;
  const [row] = await db.query(
    sql`select ${columns('limit_count.since')} from limit_count where what = ${what} and who = ${who}`,
  );
  throw tooMany(of, row ? Date.parse(row.since) + withinMs - now.getTime() : withinMs);
}
