import type { RouteValues } from '@motorpark/domain';
import { columns, type Sql, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { IdOf, Reference } from '../record';
import { lockTerminalsCalled, noTerminal } from '../terminal/lockTerminal';

/** The terminals that a route form refers to. */
export const ENDS: readonly Reference<RouteValues>[] = [
  endOf('origin', ({ origin }) => origin),
  endOf('destination', ({ destination }) => destination),
];

function endOf(
  field: 'origin' | 'destination',
  nameIn: (form: RouteValues) => string,
): Reference<RouteValues> {
  return { field, nameIn, find: lockTerminalsCalled, missing: noTerminal };
}

const IN_USE = 'This route already has trips between its terminals. Create another route instead.';

/** Throws a 422 if an edit moves the ends of a route that has trips, because tickets were sold for its terminals. */
export async function refuseEndChange(tx: Sql, id: string, endAt: IdOf): Promise<void> {
  // Locked first, so that no trip can be created on the route between the check and the change.
  const [route] = await tx.query(sql`
    select ${columns('route.origin_terminal_id as origin', 'route.destination_terminal_id as destination')}
    from route where id = ${id} for update`);
  if (!route) return;
  const moved = {
    ...(route.origin !== endAt('origin') && { origin: IN_USE }),
    ...(route.destination !== endAt('destination') && { destination: IN_USE }),
  };
  if (Object.keys(moved).length === 0) return;
  // Deleted trips without tickets do not count; they follow the route.
  const trips = await tx.query(sql`
    select id from trip where route_id = ${id}
      and (deleted_at is null or exists (select from ticket where trip_id = trip.id)) limit 1`);
  if (trips.length > 0) throw invalid(moved);
}
