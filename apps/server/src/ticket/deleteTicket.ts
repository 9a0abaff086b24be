import type { Data, WireTicketRow } from '@motorpark/api/contract';
import { withinReach } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { notFound } from '../http/failure';
import { reverse } from '../operation/ledger';
import { isId } from '../rows';
import { NO_TICKET } from './holdTicket';
import { ticketRows } from './ticketRows';

/** Deletes a ticket: it stays on record, its seats can be sold again, its money goes back in the ledger. */
export async function deleteTicket({ db, id, person, now }: PersonContext): Promise<Data<WireTicketRow>> {
  if (!isId(id)) throw notFound(NO_TICKET);
  return db.transaction(async (tx) => {
    const [deleted] = await tx.query<{ number: string }>(sql`
      update ticket set deleted_at = ${now}, deleted_by = ${person.id}
      from trip join route on route.id = trip.route_id
      where ticket.id = ${id} and ticket.deleted_at is null and trip.id = ticket.trip_id and ${withinReach(person)}
      returning ticket.number`);
    if (!deleted) throw notFound(NO_TICKET);
    const words = `Ticket ${deleted.number} deleted`;
    await reverse(tx, { subject: { noun: 'ticket', id }, words, person, now });
    const [row] = await ticketRows(tx, sql`ticket.id = ${id}`);
    if (!row) throw notFound(NO_TICKET);
    return { data: row };
  });
}
