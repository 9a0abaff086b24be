import { refundWire, reschedulingWire, ticketChangeExtensions } from '@motorpark/contract';
import {
  type Refund,
  type Rescheduling,
  REFUND,
  RESCHEDULING,
  type Ticket,
  toEntity,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import { recordIn } from '../reading';
import { readTicket } from './readTicket';

/** A change of a sold ticket, at the version that the user saw. */
interface TicketChange<Form> {
  id: string;
  version: number | undefined;
  form: Form;
  /** The same for every try; see `newRetryKey`. */
  retryKey: string;
}

/** Moves a ticket to another departure. */
export const rescheduleTicket = async ({ form, ...order }: TicketChange<Rescheduling>): Promise<Ticket> =>
  readTicket(
    recordIn(
      await request(ticketChangeExtensions.rescheduleTicket, {
        ...order,
        payload: reschedulingWire.payload(toEntity(RESCHEDULING, form)),
      }),
    ),
  );

/** Refunds a ticket. */
export const refundTicket = async ({ form, ...order }: TicketChange<Refund>): Promise<Ticket> =>
  readTicket(
    recordIn(
      await request(ticketChangeExtensions.refundTicket, {
        ...order,
        payload: refundWire.payload(toEntity(REFUND, form)),
      }),
    ),
  );
