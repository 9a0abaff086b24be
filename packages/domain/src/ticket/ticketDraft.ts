import { draftOf } from '../field';
import { formatDeparture } from '../format';
import { type Trip, nameSeats } from '../trip';
import { type MergeLine, fieldLines } from '../version';
import type { Ticket } from './ticket';
import { TICKET_FIELDS, type TicketDraft } from './ticketFields';

export const NEW_TICKET: TicketDraft = draftOf(TICKET_FIELDS, {});

/** The values of the form that edits a ticket. The amount is calculated from the trip. */
export const editedTicket = (ticket: Ticket): TicketDraft => ({
  ...draftOf(TICKET_FIELDS, ticket),
  amount: undefined,
});

/** The amount follows from the trip and its seats, so they are merged as one line. */
const NOT_ALONE: readonly string[] = ['tripId', 'seats', 'amount'] satisfies (keyof TicketDraft)[];

export const ticketLines = (trips: readonly Trip[]): readonly MergeLine<TicketDraft>[] => [
  {
    name: 'place',
    label: 'Trip and seats',
    fields: ['tripId', 'seats'],
    text: ({ tripId, seats }) => {
      const trip = trips.find(({ id }) => id === tripId);
      const where = trip ? `${trip.routeId}, ${formatDeparture(trip.travelDate)}` : 'Another trip';
      return [where, nameSeats(seats)].filter(Boolean).join(', ');
    },
  },
  ...fieldLines(TICKET_FIELDS).filter(({ name }) => !NOT_ALONE.includes(name)),
];
