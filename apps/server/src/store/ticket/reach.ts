import type { Direction, PersonAction } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { atEither } from '../access/rights';
import { type Statement, sql } from '../../db';

export const ENDS: Readonly<Record<Direction, Statement>> = {
  outgoing: sql`ticket.origin_terminal_id`,
  incoming: sql`ticket.destination_terminal_id`,
};

/** SQL condition on `ticket`: those that a person may see, or do something with, by where their trips leave and arrive. */
export const withinTicketReach = (person: Person, action: PersonAction = 'ticket.see'): Statement =>
  atEither(person, action, { own: ENDS.outgoing, other: ENDS.incoming });
