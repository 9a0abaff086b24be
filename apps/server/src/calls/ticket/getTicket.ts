import type { WireTicketOverview, WithHistory } from '@motorpark/contract';
import { readTicketNumber } from '@motorpark/domain';
import { claimOf } from '../../store/claim/claimOf';
import { countLookup } from '../../store/audit';
import { columns, sql } from '../../db';
import { timelineOf } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { expireDue } from '../../store/expiry/expireDue';
import { isId } from '../../db/rows';
import { changeTermsOf, termsOnWire } from '../../store/ticket/changeTermsOf';
import { withinTicketReach } from '../../store/ticket/reach';
import { NO_TICKET, ticketOverview } from '../../store/ticket/ticketOverview';

/** Returns a ticket with its history, by its id or its number as printed, typed or scanned. Voided tickets stay readable. */
export async function getTicket(context: PersonContext): Promise<WithHistory<WireTicketOverview>> {
  const { db, id, person, now, due } = context;
  const number = readTicketNumber(id);
  if (!isId(id) && number === undefined) throw notFound(NO_TICKET);
  const named = number === undefined ? sql`ticket.id = ${id}` : sql`ticket.number = ${number}`;
  await countLookup(context, 'records');
  await expireDue(db, due);
  const [ticket] = await db.query(
    sql`select ${columns('ticket.id')} from ticket where ${named} and ${withinTicketReach(person)}`,
  );
  if (!ticket) throw notFound(NO_TICKET);
  const history = await timelineOf(db, { noun: 'ticket', id: ticket.id });
  const terms = await changeTermsOf(db, ticket.id, { person, now });
  const overview = await ticketOverview(db, ticket.id, person);
  const claim = await claimOf(db, { noun: 'ticket', id: ticket.id }, person);
  return {
    data: { ...overview, ...(terms && { terms: termsOnWire(terms) }), ...(claim && { claim }), history },
  };
}
