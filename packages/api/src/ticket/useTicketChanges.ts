import type { ListName } from '../port/found';
import { useSave } from '../rows/records';
import { refundTicket, rescheduleTicket } from './changes.endpoints';

const CHANGED: ListName[] = ['trips', 'tickets', 'ticket', 'operations', 'shifts', 'departures', 'unseated'];

/** Returns a function that reschedules a ticket; all lists that show it, its trips or the drawer are refreshed. */
export const useRescheduleTicket = () =>
  useSave('tickets', rescheduleTicket, { whenSaved: CHANGED, whenStale: ['trips', 'tickets', 'ticket'] });

/** Returns a function that refunds a ticket. */
export const useRefundTicket = () =>
  useSave('tickets', refundTicket, { whenSaved: CHANGED, whenStale: ['tickets', 'ticket'] });
