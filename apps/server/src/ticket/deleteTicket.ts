import type { Data, WireTicketRow } from '@motorpark/contract';
import { type Day, mayAct, ticketMoment } from '@motorpark/domain';
import type { Person } from '../access/person';
import { mayActFor } from '../access/rights';
import { sql } from '../db';
import { reasonIn, refuseWithoutReason } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden, notFound } from '../http/failure';
import { reverse } from '../operation/ledger';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';
import { type HeldTicket, holdTicketAndTrips } from './holdTicket';
import { NO_TICKET } from './ticketOverview';
import { ticketRows } from './ticketRows';

/**
 * Voids a ticket: it stays readable, its seats can be sold again, its money goes back in the ledger. Staff may at the terminal where
 * it was sold until the passenger boards or the bus leaves, a super admin at any time with a reason. A core client cannot send a
 * reason; where staff may, it is taken without one (docs/money.md).
 */
export async function deleteTicket(context: PersonContext): Promise<Data<WireTicketRow>> {
  const { db, id, input, person, now, today } = context;
  const reason = reasonIn(input);
  return db.transaction(async (tx) => {
    const ticket = await holdTicketAndTrips(tx, context);
    const trip = await lockTrip(tx, ticket.tripId, person);
    if (!trip) throw notFound(NO_TICKET);
    refuseOthers({ ticket, trip, person, today });
    if (reason !== undefined || person.role === 'super_admin') refuseWithoutReason(reason);
    await tx.query(sql`
      update ticket set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason ?? null}
      where id = ${id}`);
    const words = `Ticket ${ticket.number} deleted`;
    await reverse(tx, { subject: { noun: 'ticket', id }, words, person, now });
    const [row] = await ticketRows(tx, sql`ticket.id = ${id}`, person);
    if (!row) throw notFound(NO_TICKET);
    return { data: row };
  });
}

interface Voiding {
  ticket: HeldTicket;
  trip: LockedTrip;
  person: Person;
  today: Day;
}

function refuseOthers({ ticket, trip, person, today }: Voiding): void {
  const isOwn = mayActFor(person, ticket.soldAt.id);
  const moment = ticketMoment(ticket, trip, today);
  if (mayAct('ticket.void', { role: person.role, isOwn, moment })) return;
  if (!isOwn)
    throw forbidden(`Only staff of ${ticket.soldAt.name}, where it was sold, can delete this ticket.`);
  const why =
    ticket.status === 'Scheduled' ? 'The trip of this ticket has left.' : `This ticket is ${ticket.status}.`;
  throw forbidden(`${why} Only a super admin can delete it now.`);
}
