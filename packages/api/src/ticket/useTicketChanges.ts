import { luggageWire, refundWire, reschedulingWire, ticketChangeExtensions } from '@motorpark/contract';
import {
  LUGGAGE,
  type LuggageOrder,
  type Refund,
  type Rescheduling,
  REFUND,
  RESCHEDULING,
  type Ticket,
  toEntity,
} from '@motorpark/domain';
import type { ListName } from '../port/found';
import { useSave } from '../rows/records';
import { request } from '../backend/connection';

const CHANGED: ListName[] = ['trips', 'tickets', 'ticket', 'operations', 'shifts', 'departures', 'unseated'];

/** Returns a function that reschedules a ticket; all lists that show it, its trips or the drawer are refreshed. */
export const useRescheduleTicket = () =>
  useSave('tickets', rescheduleTicket, { whenSaved: CHANGED, whenStale: ['trips', 'tickets', 'ticket'] });

export const useRefundTicket = () =>
  useSave('tickets', refundTicket, { whenSaved: CHANGED, whenStale: ['tickets', 'ticket'] });

/** Returns a function that records a ticket's luggage. */
export const useTakeLuggage = () =>
  useSave('tickets', takeLuggage, { whenSaved: CHANGED, whenStale: ['tickets', 'ticket'] });

/** A change of a sold ticket, at the version that the user saw. */
interface TicketChange<Form> {
  id: string;
  version: number | undefined;
  form: Form;
  /** The same for every try; see `newRetryKey`. */
  retryKey: string;
}

const rescheduleTicket = ({ form, ...order }: TicketChange<Rescheduling>): Promise<Ticket> =>
  request(ticketChangeExtensions.rescheduleTicket, {
    ...order,
    payload: reschedulingWire.payload(toEntity(RESCHEDULING, form)),
  });

const refundTicket = ({ form, ...order }: TicketChange<Refund>): Promise<Ticket> =>
  request(ticketChangeExtensions.refundTicket, {
    ...order,
    payload: refundWire.payload(toEntity(REFUND, form)),
  });

const takeLuggage = ({ form, ...order }: TicketChange<LuggageOrder>): Promise<Ticket> =>
  request(ticketChangeExtensions.takeLuggage, {
    ...order,
    payload: luggageWire.payload(toEntity(LUGGAGE, form)),
  });
