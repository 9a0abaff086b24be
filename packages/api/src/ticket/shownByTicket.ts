import type { LIST_SORTS } from '@motorpark/contract';
import { searchText, type Ticket } from '@motorpark/domain';
import type { Searchable } from '../client/searchable';
import type { Sorts } from '../client/sorting';

/** What a ticket's row shows, to be searched. */
export const shownByTicket = (ticket: Ticket): Searchable => ({
  texts: [ticket.travelerName, ticket.routeId],
  phones: [ticket.travelerPhone, ticket.nextOfKinPhone],
  codes: [ticket.number, ticket.vehicleNumber],
});

/** What tickets can be sorted by. */
export const TICKET_SORTS: Sorts<Ticket, (typeof LIST_SORTS.tickets)[number]> = {
  bookedAt: { onWire: 'booked_at', of: ({ bookedAt }) => bookedAt },
  travelerName: { onWire: 'traveler_name', of: ({ travelerName }) => searchText(travelerName) },
  travelDate: { onWire: 'travel_date', of: ({ travelDate }) => travelDate },
};
