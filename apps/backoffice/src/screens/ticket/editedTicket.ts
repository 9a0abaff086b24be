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

/** The values of the form that edits a ticket. The amount is calculated from the trip. */
export const editedTicket = (ticket: Ticket): TicketDraft => ({
  ...draftOf(TICKET_FIELDS, ticket),
  amount: undefined,
});

/** Returns why only the passenger's information can be changed; undefined if everything can be changed. */
export function lockOf(ticket: Ticket, trips: readonly Trip[], today: Day): string | undefined {
  if (hasBoarded(ticket)) return `This ticket is ${ticket.status}: ${ONLY_THE_PASSENGER}`;
  const trip = trips.find(({ id }) => id === ticket.tripId);
  if (trip && saleOf(trip, today) === 'left')
    return `The trip of this ticket has left: ${ONLY_THE_PASSENGER}`;
  return undefined;
}

const ONLY_THE_PASSENGER = 'only the passenger’s information can still be changed.';
