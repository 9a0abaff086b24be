import { counted } from '@motorpark/domain';
import { columns, type Database, sql } from '../../../db';
import { Failure } from '../../../request/failure';
import { countCall, tooMany } from '../../../store/limits';
import { CODES_A_DAY, CODES_AN_HOUR, COOL_DOWN_MS, codeCounterKey } from './limits';
import type { Recovering } from './recovering';

/** Counts a request for a code. Throws a 429 if the last one was too recent, or there were too many in an hour or a day. */
export async function countCode(db: Database, who: Recovering): Promise<void> {
  const { now, isKnown } = who;
  const { what, most, withinMs } = CODES_AN_HOUR;
  const [cooled, countedOut] = [before(now, COOL_DOWN_MS), before(now, withinMs)];
  const rows = await db.query(sql`
    insert into limit_count (what, who, count, since, last_at) values (${what}, ${codeCounterKey(who)}, 1, ${now}, ${now})
    on conflict (what, who) do update set
      count = case when limit_count.since <= ${countedOut} then 1 else limit_count.count + 1 end,
      since = case when limit_count.since <= ${countedOut} then excluded.since else limit_count.since end,
      last_at = excluded.last_at
    where limit_count.last_at <= ${cooled} and (limit_count.since <= ${countedOut} or limit_count.count < ${most})
    returning count`);
  if (rows.length === 0) {
    await refuseTooSoon(db, who);
    throw tooMany(CODES_AN_HOUR.of, COOL_DOWN_MS);
  }
  if (!isKnown) await countCall(db, CODES_A_DAY, codeCounterKey(who), now);
}

/** Throws the refusal of `countCode` early, if it is already certain, without counting anything. */
export async function refuseTooSoon(db: Database, who: Recovering): Promise<void> {
  const { now } = who;
  const { what, most, withinMs, of } = CODES_AN_HOUR;
  const [codes] = await db.query(
    sql`select ${columns('limit_count.last_at', 'limit_count.count', 'limit_count.since')} from limit_count where what = ${what} and who = ${codeCounterKey(who)}`,
  );
  if (!codes) return;
  const since = (instant: string) => now.getTime() - Date.parse(instant);
  const countFor = withinMs - since(codes.since);
  if (codes.count >= most && countFor > 0) throw tooMany(of, countFor);
  const coolsFor = COOL_DOWN_MS - since(codes.last_at);
  if (coolsFor <= 0) return;
  const seconds = Math.ceil(coolsFor / 1000);
  const message = `A code was asked for a moment ago. Please wait ${counted(seconds, 'second')} before you ask for another.`;
  throw new Failure(429, { message }, { 'retry-after': String(seconds) });
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
