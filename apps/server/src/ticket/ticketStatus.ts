import type { Data, WireTicketRow } from '@motorpark/contract';
import { TICKET_TRANSITIONS } from '@motorpark/domain';
import { sql } from '../db';
import { changeStatus, statusOrderIn } from '../history';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { holdTicket } from './holdTicket';
import { NO_TICKET } from './ticketOverview';
import { ticketRows } from './ticketRows';

/** Takes a ticket one step on, or a wrong step back. Whoever may see the ticket may: the origin boards, the destination completes. */
export async function ticketStatus(context: PersonContext): Promise<Data<WireTicketRow>> {
  const { db, id, input, person, now } = context;
  const { status: to, reason } = statusOrderIn(input);
  return db.transaction(async (tx) => {
    const { status: from } = await holdTicket(tx, context);
    await changeStatus(tx, {
      noun: 'ticket',
      id,
      from,
      to,
      reason,
      transitions: TICKET_TRANSITIONS,
      person,
      now,
    });
    const [row] = await ticketRows(tx, sql`ticket.id = ${id}`, person);
    if (!row) throw notFound(NO_TICKET);
    return { data: row };
  });
}
