import { answering, data } from './answer';
import { put } from './call';
import { ticketCodec } from './ticket';
import type { luggageWire, refundWire, reschedulingWire } from './ticketChangeWire';
import type { SentBy } from './wireForm';

export const ticketChangeExtensions = {
  /** Moves a ticket to another departure, with the fee and the difference in fare. */
  rescheduleTicket: answering(
    data(ticketCodec),
    put<SentBy<typeof reschedulingWire>>('/api/reschedule_ticket/{id}', {
      does: 'ticket.reschedule',
      repeatable: true,
    }),
  ),
  /** Refunds a ticket, in full or minus the part that the company keeps. */
  refundTicket: answering(
    data(ticketCodec),
    put<SentBy<typeof refundWire>>('/api/refund_ticket/{id}', { does: 'ticket.refund', repeatable: true }),
  ),
  /** Records a ticket's luggage, and collects or gives back what it costs more or less. */
  takeLuggage: answering(
    data(ticketCodec),
    put<SentBy<typeof luggageWire>>('/api/take_luggage/{id}', { does: 'ticket.luggage', repeatable: true }),
  ),
};
