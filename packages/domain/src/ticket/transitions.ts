import type { Transitions } from '../transitions';
import type { TicketStatus } from './ticket';

/** Forward only. */
export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  Scheduled: ['Boarded'],
  Boarded: ['Enroute'],
  Enroute: ['Completed'],
  Completed: [],
};
