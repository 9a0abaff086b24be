import { type Statement, sql } from '../../db';
import type { Named } from './list';

type Like = Named['like'];

const TERMINAL_LIKE: Like = (pattern) => sql`select id from terminal where search_name like ${pattern}`;

/** Matches a route by its code and by the names of its terminals. */
const ROUTE_LIKE: Like = (pattern) => sql`
  select id from route where search_name like ${pattern}
    or origin_terminal_id in (${TERMINAL_LIKE(pattern)}) or destination_terminal_id in (${TERMINAL_LIKE(pattern)})`;

const PERSON_LIKE: Like = (pattern) => sql`select id from person where search_name like ${pattern}`;

const DRIVER_LIKE: Like = (pattern) => sql`select id from driver where search_name like ${pattern}`;

const VEHICLE_LIKE: Like = (pattern) => sql`select id from vehicle where search_name like ${pattern}`;

const VEHICLE_OR_TYPE_LIKE: Like = (pattern) =>
  sql`select id from vehicle where search_name like ${pattern} or search_type like ${pattern}`;

const naming =
  (like: Like) =>
  (...columns: Statement[]): Named => ({ columns, like });

/** Records that rows refer to, by the column that holds their id. `VEHICLES` match by number only, `TYPED_VEHICLES` by number or type. */
export const TERMINALS = naming(TERMINAL_LIKE);
export const ROUTES = naming(ROUTE_LIKE);
export const PEOPLE = naming(PERSON_LIKE);
export const DRIVERS = naming(DRIVER_LIKE);
export const VEHICLES = naming(VEHICLE_LIKE);
export const TYPED_VEHICLES = naming(VEHICLE_OR_TYPE_LIKE);
