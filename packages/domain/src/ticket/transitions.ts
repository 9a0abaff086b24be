import type { Transitions } from '../transitions';
import type { TicketStatus } from './ticket';

export const TICKET_TRANSITIONS: Transitions<TicketStatus> = {
  Scheduled: ['Boarded'],
  Boarded: ['Enroute'],
  Enroute: ['Completed'],
  Completed: [],
};
