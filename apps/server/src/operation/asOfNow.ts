import type { WireSummary } from '@motorpark/contract';
import { type Day, mondayOf } from '@motorpark/domain';
import { type Sql, type Statement, sql } from '../db';
import { startOf } from '../search';

/** The terminal whose records are counted; undefined for those of the whole company. */
type Of = string | undefined;

type Counts = Record<string, number>;

const countsIn = (rows: readonly { status: string; count: number }[]): Counts =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]));

/** Tickets by status, of the trips that a terminal sends or receives. */
export async function ticketsByStatus(db: Sql, of: Of): Promise<Counts> {
  if (of === undefined) {
    return countsIn(
      await db.query(sql`
        select status, count(*) as count from ticket where deleted_at is null group by status`),
    );
  }
  // Trip by trip, each from the index: other terminals' tickets are not looked at.
  return countsIn(
    await db.query(sql`
      select sold.status, sum(sold.count)::bigint as count
      from route join trip on trip.route_id = route.id
      cross join lateral (
        select status, count(*) as count from ticket
        where trip_id = trip.id and deleted_at is null group by status
      ) as sold
      where route.origin_terminal_id = ${of} or route.destination_terminal_id = ${of}
      group by sold.status`),
  );
}

/** Waybills by status, as they leave a terminal and as they come to it; every one does both for the company. */
export async function waybillsByStatus(db: Sql, of: Of): Promise<WireSummary['waybill_status']> {
  const count = async (end: Statement) =>
    countsIn(
      await db.query(sql`
        select status, count(*) as count from waybill
        where deleted_at is null and ${of === undefined ? sql`true` : sql`${end} = ${of}`} group by status`),
    );
  const outgoing = await count(sql`origin_terminal_id`);
  return {
    outgoing,
    incoming: of === undefined ? outgoing : await count(sql`destination_terminal_id`),
  };
}

/** Parcels for or from a terminal that reached their end since Monday, and were not set back since. */
export async function deliveredThisWeek(db: Sql, of: Of, today: Day): Promise<number> {
  const [row] = await db.query<{ delivered: number }>(sql`
    select count(distinct waybill.id) as delivered
    from change join waybill on waybill.id = change.waybill_id
    where change.kind = 'status' and change.to_status = 'Delivered' and change.at >= ${startOf(mondayOf(today))}
      and waybill.deleted_at is null and waybill.status in ('Delivered', 'Picked Up')
      and ${of === undefined ? sql`true` : sql`(origin_terminal_id = ${of} or destination_terminal_id = ${of})`}`);
  return row?.delivered ?? 0;
}

/** What the company has. */
export async function officeCounts(db: Sql): Promise<WireSummary['office']> {
  const [office] = await db.query<WireSummary['office']>(sql`
    select (select count(*) from vehicle) as vehicles, (select count(*) from person) as admins,
      (select count(*) from terminal) as terminals, (select count(*) from route) as routes`);
  return office ?? { vehicles: 0, admins: 0, terminals: 0, routes: 0 };
}
