import type { WireRoute } from '@motorpark/api/contract';
import { sql } from '../db';
import type { PersonHandlers } from '../http/call';

export const routeHandlers = {
  getRoutes: async ({ db }) => ({
    data: await db.query<WireRoute>(sql`
      select route.id, code as route_id, origin.name as origin, destination.name as destination, distance, duration
      from route
      join terminal as origin on origin.id = origin_terminal_id
      join terminal as destination on destination.id = destination_terminal_id
      order by code`),
  }),
} satisfies PersonHandlers;
