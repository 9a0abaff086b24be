import { ticketCalls } from '@motorpark/contract';
import { searchText } from '@motorpark/domain';
import { dayOfInstant } from '../client/dayOf';
import { rowsOfCall } from '../client/rowsOfCall';
import { readTicket, readTicketStatus } from './readTicket';

/** The row source of the list of tickets. */
export const ticketRows = rowsOfCall({
  list: 'tickets',
  call: ticketCalls.getAllTickets,
  read: readTicket,
  statusOf: readTicketStatus,
  shownBy: (ticket) => ({
    texts: [ticket.travelerName, ticket.routeId],
    phones: [ticket.travelerPhone, ticket.nextOfKinPhone],
    codes: [ticket.number, ticket.vehicleNumber],
  }),
  sorts: {
    bookedAt: { onWire: 'booked_at', of: ({ bookedAt }) => bookedAt },
    travelerName: { onWire: 'traveler_name', of: ({ travelerName }) => searchText(travelerName) },
    travelDate: { onWire: 'travel_date', of: ({ travelDate }) => travelDate },
  },
  dayOf: ({ bookedAt }) => dayOfInstant(bookedAt),
});
