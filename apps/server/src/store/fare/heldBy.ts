import { type Statement, sql } from '../../db';
import { fareHolding } from './fares';

/** SQL: the id of the fare that holds for a trip; null if none does. */
export const HELD = fareHolding({
  route: sql`trip.route_id`,
  type: sql`coalesce(trip.planned_vehicle_type, (select vehicle_type from vehicle where vehicle.id = trip.vehicle_id))`,
  day: sql`(trip.departs_at at time zone 'Africa/Lagos')::date`,
  what: sql`held.id`,
});

const midnight = (day: Statement): Statement => sql`((${day})::timestamp at time zone 'Africa/Lagos')`;

/**
 * SQL: whether a fare is the one that holds for a trip, as no other one wins over it. A fare holds for most trips of its days: by `coalesce`, PostgreSQL expects
 * that, and reads only as many as it needs.
 */
export const heldBy = (fare: Record<'id' | 'route' | 'from' | 'until', Statement>): Statement =>
  sql`trip.route_id = ${fare.route} and trip.deleted_at is null and trip.departs_at >= ${midnight(sql`${fare.from}::date`)}
    and trip.departs_at < coalesce(${midnight(sql`${fare.until}::date + 1`)}, 'infinity') and coalesce(${HELD} = ${fare.id}, false)`;
