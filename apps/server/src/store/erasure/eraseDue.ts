import type { Due } from '../../clock';
import { type Database, type Transaction, columns, sql } from '../../db';
import { erase } from './erase';
import { SALES, eraseKeptAnswers } from './keptAnswers';

/** Records per transaction, so that locks are held only briefly. */
const PAGE = 100;
/** Maximum transactions per run; the next run continues. */
const PAGES = 200;

/**
 * Erases personal data from trips and parcels older than the company's retention period, oldest first, then who picked parcels up longer ago whose waybills
 * were erased before. Parallel processes take different records. Returns the number of erased records.
 */
export async function eraseDue(db: Database, now: Due, { page = PAGE, pages = PAGES } = {}): Promise<number> {
  const [rule] = await db.query(sql`select ${columns('company.retention_months')} from company`);
  if (!rule?.retention_months) return 0;
  const before = monthsBefore(now, rule.retention_months);
  await db.query(sql`
    delete from discarded_name using discarded_sale where discarded_sale.id = discard_id and discarded_sale.at < ${before}`);
  let erased = 0;
  for (let done = 0; done < pages; done += 1) {
    const count = await db.transaction((tx) => erasePage(tx, { before, now, page }));
    erased += count;
    if (count === 0) break;
  }
  return erased;
}

/** Returns the same day some months earlier, or the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

async function erasePage(tx: Transaction, { before, now, page }: { before: Date; now: Date; page: number }) {
  const tickets = await tx.query(sql`
    select ${columns('ticket.id')} from ticket where erasure_id is null and trip_departs_at < ${before}
    order by trip_departs_at limit ${page} for update skip locked`);
  const waybills = await tx.query(sql`
    select ${columns('waybill.id')} from waybill where erasure_id is null and booked_at < ${before}
    order by booked_at limit ${page} for update skip locked`);
  // Last: until then the index also contains the collectors of waybills that are due themselves.
  const isLast = tickets.length + waybills.length === 0;
  const late = isLast ? await tx.query(lateCollectors(before, page)) : [];
  const due = {
    tickets: tickets.map(({ id }) => id),
    waybills: [...new Set([...waybills, ...late].map(({ id }) => id))],
  };
  const count = due.tickets.length + due.waybills.length;
  if (count === 0) return 0;
  await erase(tx, { ...due, now });
  await eraseKeptAnswers(tx, [...due.tickets, ...due.waybills], SALES);
  return count;
}

/**
 * SQL: locks and returns erased waybills whose parcel was picked up after the erasure and before some moment, oldest pick-up first. A waybill is returned once
 * for each such pick-up. The condition on `change` is that of its index (`change_collector_to_erase`).
 */
export const lateCollectors = (before: Date, page: number) => sql`
  select ${columns('waybill.id')} from change join waybill on waybill.id = waybill_id
  where change.personal_sha256 is null and change.fields @> '[{"field": "Collected by"}]' and change.at < ${before}
    and waybill.erasure_id is not null
  order by change.at limit ${page} for update skip locked`;
