import type { PersonHandlers } from '../http/call';
import { bookTicket } from './bookTicket';
import { deleteTicket } from './deleteTicket';
import { getAllTickets } from './getAllTickets';

export const ticketHandlers = { getAllTickets, bookTicket, deleteTicket } satisfies PersonHandlers;
