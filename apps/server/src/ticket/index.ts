import type { PersonHandlers } from '../http/call';
import { bookTicket } from './bookTicket';
import { deleteTicket } from './deleteTicket';
import { editTicket } from './editTicket';
import { getAllTickets } from './getAllTickets';
import { getTicket } from './getTicket';
import { ticketStatus } from './ticketStatus';

export const ticketHandlers = {
  getAllTickets,
  getTicket,
  bookTicket,
  editTicket,
  ticketStatus,
  deleteTicket,
} satisfies PersonHandlers;
