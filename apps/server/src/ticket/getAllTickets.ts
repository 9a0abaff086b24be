import type { Data, WireTicketRow } from '@motorpark/api/contract';
import { withinReach } from '../access/rights';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { ticketRows } from './ticketRows';

/** Every ticket within the person's reach that was not deleted, newest first. */
export async function getAllTickets({ db, person }: PersonContext): Promise<Data<WireTicketRow[]>> {
  return { data: await ticketRows(db, sql`ticket.deleted_at is null and ${withinReach(person)}`) };
}
