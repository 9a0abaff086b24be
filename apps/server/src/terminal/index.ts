import type { WireTerminal } from '@motorpark/api/contract';
import { sql } from '../db';
import type { PersonHandlers } from '../http/call';

export const terminalHandlers = {
  fetchTerminals: async ({ db }) => ({
    data: await db.query<WireTerminal>(sql`
      select id, name as terminal_name, address as terminal_address, city, state from terminal order by lower(name)`),
  }),
} satisfies PersonHandlers;
