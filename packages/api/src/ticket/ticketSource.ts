import { ticketCalls } from '@motorpark/contract';
import { rowsOfCall } from '../rows/rowsOfCall';
import { readTicket, readTicketStatus } from './readTicket';

export const ticketSource = rowsOfCall({
  list: 'tickets',
  call: ticketCalls.getAllTickets,
  read: readTicket,
  statusOf: readTicketStatus,
  sorts: {
    bookedAt: 'booked_at',
    travelerName: 'traveler_name',
    travelDate: 'travel_date',
  },
});
