import type { ListName } from '../client/lists';
import { useSave } from '../client/records';
import { refundTicket, rescheduleTicket } from './changes.endpoints';

const CHANGED: ListName[] = ['trips', 'tickets', 'ticket', 'operations', 'shifts', 'departures', 'unseated'];

/** Moves a ticket to another departure; all lists that show it, its trips or the drawer are fetched again. */
export const useRescheduleTicket = () =>
  useSave('tickets', rescheduleTicket, { whenSaved: CHANGED, whenStale: ['trips', 'tickets', 'ticket'] });

/** Pays a ticket back. */
export const useRefundTicket = () =>
  useSave('tickets', refundTicket, { whenSaved: CHANGED, whenStale: ['tickets', 'ticket'] });
