import type { RouteForm } from '@motorpark/domain';
import { columns, type Sql, sql } from '../db';
import { invalid } from '../http/failure';
import type { IdOf, Reference } from '../record';
import { lockTerminalsCalled, noTerminal } from '../terminal/lockTerminal';

/** The terminals that a route form names. */
export const ENDS: readonly Reference<RouteForm>[] = [
  endOf('origin', ({ origin }) => origin),
  endOf('destination', ({ destination }) => destination),
];

function endOf(field: 'origin' | 'destination', nameIn: (form: RouteForm) => string): Reference<RouteForm> {
  return { field, nameIn, find: lockTerminalsCalled, missing: noTerminal };
}

const IN_USE = 'This route already has trips between its terminals. Create another route instead.';

/** A road with trips keeps its ends: tickets were sold for where they lead. */
export async function refuseToMoveTrips(tx: Sql, id: string, endAt: IdOf): Promise<void> {
  // Locked first, so that no trip is made on it between the look and the change.
  const [route] = await tx.query(sql`
    select ${columns('route.origin_terminal_id as origin', 'route.destination_terminal_id as destination')}
    from route where id = ${id} for update`);
  if (!route) return;
  const moved = {
    ...(route.origin !== endAt('origin') && { origin: IN_USE }),
    ...(route.destination !== endAt('destination') && { destination: IN_USE }),
  };
  if (Object.keys(moved).length === 0) return;
  // A deleted trip moves along, unless there is a ticket of it on record.
  const trips = await tx.query(sql`
    select id from trip where route_id = ${id}
      and (deleted_at is null or exists (select from ticket where trip_id = trip.id)) limit 1`);
  if (trips.length > 0) throw invalid(moved);
}
