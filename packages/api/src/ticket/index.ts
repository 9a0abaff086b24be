export {
  bookTicket,
  deleteTicket,
  editTicket,
  getTicket,
  listTickets,
  type Booking,
  type TicketEdit,
  type TicketEdited,
} from './ticket.endpoints';
export {
  useBookTicket,
  useDeleteTicket,
  useEditTicket,
  useTicket,
  useTicketStatus,
  useTickets,
} from './useTickets';
