import {
  type MergeLine,
  TICKET_FIELDS,
  type TicketDraft,
  type Trip,
  fieldLines,
  formatDateTime,
  nameSeats,
} from '@motorpark/domain';

/** The amount follows from the trip and its seats, so they are merged as one line. */
const NOT_ALONE: readonly string[] = ['tripId', 'seats', 'amount'] satisfies (keyof TicketDraft)[];

/** The lines in which concurrent changes of a ticket are compared. */
export const ticketLines = (trips: readonly Trip[]): readonly MergeLine<TicketDraft>[] => [
  {
    name: 'place',
    label: 'Trip and seats',
    fields: ['tripId', 'seats'],
    text: ({ tripId, seats }) => {
      const trip = trips.find(({ id }) => id === tripId);
      const where = trip ? `${trip.routeId}, ${formatDateTime(trip.travelDate)}` : 'Another trip';
      return [where, nameSeats(seats)].filter(Boolean).join(', ');
    },
  },
  ...fieldLines(TICKET_FIELDS).filter(({ name }) => !NOT_ALONE.includes(name)),
];
