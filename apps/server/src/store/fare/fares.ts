import type { FareValues } from '@motorpark/domain';
import { columns, type Sql, type Statement, sql } from '../../db';

/** SQL: the fare of a route that holds for a departure, as `fareOn` of the domain says; null if none does. */
export const fareHolding = ({
  road,
  type,
  day,
}: Record<'road' | 'type' | 'day', Statement>): Statement => sql`(
  select fare.fare_kobo from fare
  where fare.route_id = ${road} and fare.from_day <= ${day} and coalesce(fare.until_day >= ${day}, true)
    and coalesce(fare.vehicle_type = ${type}, true)
  order by fare.until_day is null, fare.vehicle_type is null, fare.from_day desc limit 1)`;

/** Keeps the fares of a route as they are until the transaction ends. */
export const holdFares = (tx: Sql, roadId: string) =>
  tx.query(sql`select id from route where id = ${roadId} for share`);

/** Returns the fares of a route. */
export async function faresOfRoute(db: Sql, roadId: string): Promise<FareValues[]> {
  const rows = await db.query(sql`
    select ${columns('fare.vehicle_type', 'fare.name', 'fare.from_day', 'fare.until_day', 'fare.fare_kobo')}
    from fare where route_id = ${roadId}`);
  return rows.map((row) => ({
    routeId: roadId,
    vehicleType: row.vehicle_type ?? undefined,
    name: row.name ?? undefined,
    from: row.from_day,
    until: row.until_day ?? undefined,
    fare: row.fare_kobo,
  }));
}
