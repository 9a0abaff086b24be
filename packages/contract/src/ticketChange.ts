import type { REFUND, RESCHEDULING } from '@motorpark/domain';
import { put } from './call';
import type { PayloadOfFields } from './fields';
import type { WireTicketOverview } from './ticket';
import type { REFUND_WIRE, RESCHEDULING_WIRE } from './ticketChangeWire';
import type { Data, WireNaira } from './wire';

/** By what rule the caller may reschedule and refund a ticket now; `refused` says why they may not. */
export interface WireTicketTerms {
  reschedule: {
    fee: WireNaira;
    /** Whether a cheaper trip gives the difference back. */
    gives_back: boolean;
    refused?: string;
  };
  refund: { amount: WireNaira; kept: WireNaira; refused?: string };
}

const capability = 'tickets.changes';

export const ticketChangeExtensions = {
  /** Moves it to another departure, with the fee and the difference of fare. */
  rescheduleTicket: put<
    PayloadOfFields<typeof RESCHEDULING, typeof RESCHEDULING_WIRE>,
    Data<WireTicketOverview>
  >('/api/reschedule_ticket/{id}', { does: 'ticket.reschedule', capability, repeatable: true }),
  /** Pays it back, all of it or less what is kept. */
  refundTicket: put<PayloadOfFields<typeof REFUND, typeof REFUND_WIRE>, Data<WireTicketOverview>>(
    '/api/refund_ticket/{id}',
    { does: 'ticket.refund', capability, repeatable: true },
  ),
};
