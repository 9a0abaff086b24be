import type { Transitions } from '../transitions';
import type { TicketStatus } from './ticket';

/** The forward steps of a ticket's status. */
export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  Scheduled: ['Boarded'],
  Boarded: ['Enroute'],
  Enroute: ['Completed'],
  Completed: [],
};
