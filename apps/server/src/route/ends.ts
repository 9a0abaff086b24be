import type { RouteForm } from '@motorpark/domain';
import { columns, type Sql, sql } from '../db';
import { invalid } from '../http/failure';
import { holdTerminalCalled } from '../terminal/holdTerminal';

/** The terminals at both ends of a road. */
export interface Ends {
  origin: string;
  destination: string;
}

const noTerminal = (name: string) => `There is no terminal called ${name}. Choose one from the list.`;

/** The terminals that a route form names; they cannot be deleted until the transaction ends. */
export async function endsIn(tx: Sql, form: RouteForm): Promise<Ends> {
  const origin = await holdTerminalCalled(tx, form.origin);
  const destination = await holdTerminalCalled(tx, form.destination);
  if (origin !== undefined && destination !== undefined) return { origin, destination };
  throw invalid({
    ...(origin === undefined && { origin: noTerminal(form.origin) }),
    ...(destination === undefined && { destination: noTerminal(form.destination) }),
  });
}

const IN_USE = 'This route already has trips between its terminals. Create another route instead.';

/** A road with trips keeps its ends: tickets were sold for where they lead. */
export async function refuseToMoveTrips(tx: Sql, id: string, ends: Ends): Promise<void> {
  // Locked first, so that no trip is made on it between the look and the change.
  const [route] = await tx.query(sql`
    select ${columns('route.origin_terminal_id as origin', 'route.destination_terminal_id as destination')}
    from route where id = ${id} for update`);
  if (!route) return;
  const moved = {
    ...(route.origin !== ends.origin && { origin: IN_USE }),
    ...(route.destination !== ends.destination && { destination: IN_USE }),
  };
  if (Object.keys(moved).length === 0) return;
  // A deleted trip moves along, unless there is a ticket of it on record.
  const trips = await tx.query(sql`
    select id from trip where route_id = ${id}
      and (deleted_at is null or exists (select from ticket where trip_id = trip.id)) limit 1`);
  if (trips.length > 0) throw invalid(moved);
}
