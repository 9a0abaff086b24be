import { type ProviderName, addDays, lagosDay } from '@motorpark/domain';
import { type Statement, type Transaction, columns, sql } from '../../db';
import { isId } from '../../db/rows';

/** SQL: until when the money of a settlement may have come, as clocks differ. */
const UNTIL = sql`(settlement.seen_at + interval '10 minutes')`;

/** SQL: what came under the reference of a line until its settlement, and what earlier lines have of it. */
const KNOWN = sql`(select coalesce((
    select sum(money.amount_kobo) from provider_money as money
    where money.provider = settlement.provider and money.came_for = line.came_for and money.paid_at <= ${UNTIL}), 0)::bigint as came,
  coalesce((
    select sum(former.amount_kobo) from settlement_line as former join settlement as earlier on earlier.id = former.settlement_id
    where earlier.provider = settlement.provider and former.came_for = line.came_for
      and (earlier.seen_at, former.id) < (settlement.seen_at, line.id)), 0)::bigint as paid_before)`;

async function compare(tx: Transaction, which: Statement): Promise<void> {
  await tx.query(
    sql`delete from settlement_difference where settlement_id in (select id from settlement where ${which})`,
  );
  await tx.query(sql`
    insert into settlement_difference (id, settlement_id, kind, amount_kobo)
    select line.id, settlement_id, case when came = 0 then 'Not known here' else 'Another amount' end, differs
    from settlement join settlement_line as line on line.settlement_id = settlement.id cross join lateral ${KNOWN} as known
      cross join lateral (select line.amount_kobo - greatest(0, came - paid_before) as differs) as difference
    where ${which} and differs <> 0
    union all
    select id, id, 'Another sum', differs from settlement cross join lateral (
      select settlement.amount_kobo + settlement.fee_kobo - coalesce(sum(line.amount_kobo), 0)::bigint as differs
      from settlement_line as line where line.settlement_id = settlement.id) as sums
    where ${which} and differs <> 0
    on conflict (id) do nothing`);
}

/** Compares a settlement that was just stored: its lines with the money that came, by our reference, and its sum with its lines. Money of ours that is not known yet is asked for. */
export async function compareSettlement(tx: Transaction, id: string, now: Date): Promise<void> {
  await compare(tx, sql`settlement.id = ${id}`);
  const differing = await tx.query(sql`
    select ${columns('settlement_line.came_for')} from settlement_line join settlement_difference on settlement_difference.id = settlement_line.id
    where settlement_line.settlement_id = ${id}`);
  const ours = differing.map((line) => line.came_for).filter(isId);
  await tx.query(sql`update transfer_account set ask_at = ${now} where id = any(${ours}::uuid[])`);
}

interface Compared {
  provider: ProviderName;
  now: Date;
  /** How old a settlement, and money that is in none, is looked at again. */
  since: Date;
  /** From when on money has to be in a settlement. */
  start: Date;
}

/** Compares the settlements of the last time again, and finds the money that came more than two working days ago and is in none. */
export async function compareSettlements(
  tx: Transaction,
  { provider, now, since, start }: Compared,
): Promise<void> {
  await compare(tx, sql`settlement.provider = ${provider} and settlement.seen_at >= ${since}`);
  const isSettled = sql`exists (
    select from settlement_line as line join settlement on settlement.id = line.settlement_id
    where settlement.provider = money.provider and line.came_for = money.came_for and money.paid_at <= ${UNTIL})`;
  await tx.query(sql`
    delete from settlement_difference as difference using provider_money as money
    where settlement_id is null and money.id = difference.id and ${isSettled}`);
  await tx.query(sql`
    insert into settlement_difference (id, kind, amount_kobo)
    select money.id, 'Not paid out', -money.amount_kobo from provider_money as money
    where money.provider = ${provider} and money.paid_at >= greatest(${since}::timestamptz, ${start}::timestamptz)
      and money.paid_at < ${twoWorkingDaysBefore(now)} and not ${isSettled}
    on conflict (id) do nothing`);
}

/** Returns the same time two working days earlier, Monday to Friday in Lagos. */
function twoWorkingDaysBefore(now: Date): Date {
  const isWorkingDay = (days: number) =>
    ![0, 6].includes(new Date(addDays(lagosDay(now.toISOString()), -days)).getUTCDay());
  let days = 0;
  for (let left = 2; left > 0; left -= isWorkingDay(days) ? 1 : 0) days += 1;
  return new Date(now.getTime() - days * 24 * 60 * 60_000);
}
