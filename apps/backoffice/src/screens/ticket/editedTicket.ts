import {
  type Day,
  TICKET_FIELDS,
  type Ticket,
  type TicketDraft,
  type Trip,
  draftOf,
  hasBoarded,
  saleOf,
} from '@motorpark/domain';

/** A ticket as the form that edits it; its amount follows from the trip. */
export const editedTicket = (ticket: Ticket): TicketDraft => ({
  ...draftOf(TICKET_FIELDS, ticket),
  amount: undefined,
});

/** Why nothing but the passenger's information can be changed; undefined while all can. */
export function lockOf(ticket: Ticket, trips: readonly Trip[], today: Day): string | undefined {
  if (hasBoarded(ticket)) return `This ticket is ${ticket.status}: ${ONLY_THE_PASSENGER}`;
  const its = trips.find(({ id }) => id === ticket.tripId);
  if (its && saleOf(its, today) === 'left') return `The trip of this ticket has left: ${ONLY_THE_PASSENGER}`;
  return undefined;
}

const ONLY_THE_PASSENGER = 'only the passenger’s information can still be changed.';
