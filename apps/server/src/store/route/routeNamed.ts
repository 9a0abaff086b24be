import { type Statement, sql } from '../../db';

/** SQL: the name of a route by its terminals; `id` is the column of its id. */
export const routeNamed = (id: Statement): Statement => sql`(
  select origin.name || ' to ' || destination.name from route
  join terminal as origin on origin.id = route.origin_terminal_id
  join terminal as destination on destination.id = route.destination_terminal_id where route.id = ${id})`;
