import type { Direction } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atEither } from '../access/rights';
import { type Statement, sql } from '../../db';

export const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`ticket.origin_terminal_id`,
  incoming: sql`ticket.destination_terminal_id`,
};

/** SQL condition on `ticket`: those whose trip leaves or reaches the person's terminal; all for the head office. */
export const withinTicketReach = (person: Person): Statement =>
  atEither(person, 'ticket.see', { own: ENDS.outgoing, other: ENDS.incoming });
