import type { PersonHandlers } from '../../request/call';
import { bookTicket } from './bookTicket';
import { deleteTicket } from './deleteTicket';
import { editTicket } from './editTicket';
import { findTraveler } from './findTraveler';
import { getAllTickets } from './getAllTickets';
import { getTicket } from './getTicket';
import { refundTicket } from './refundTicket';
import { rescheduleTicket } from './rescheduleTicket';
import { printTicket } from './printTicket';
import { takeLuggage } from './takeLuggage';
import { ticketStatus } from './ticketStatus';

export const ticketHandlers = {
  getAllTickets,
  getTicket,
  findTraveler,
  printTicket,
  bookTicket,
  editTicket,
  ticketStatus,
  deleteTicket,
  rescheduleTicket,
  takeLuggage,
  refundTicket: refundTicket,
} satisfies PersonHandlers;
