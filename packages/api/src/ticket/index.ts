export { bookTicket, deleteTicket, listTickets, type Booking } from './ticket.endpoints';
export { useBookTicket, useDeleteTicket, useTickets } from './useTickets';
