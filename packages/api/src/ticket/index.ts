export { readTicket, withTripId } from './readTicket';
export { bookTicket, getTicket, ticketPayload, type Booking } from './ticket.endpoints';
export { useSalesClose } from './useSalesClose';
export { type KnownTraveler, type PassengerRules, useKnownTraveler, usePassengerRules } from './useTraveler';
export {
  useDeleteTicket,
  useEditTicket,
  useFareRule,
  useTicket,
  useTicketStatus,
  useFoundTickets,
} from './useTickets';
export { useRefundTicket, useRescheduleTicket } from './useTicketChanges';
