import { put } from './call';
import type { WireGiveBackTerms } from './giveBackTerms';
import type { WireTicketOverview } from './ticket';
import type { refundWire, reschedulingWire } from './ticketChangeWire';
import type { Data, WireNaira } from './wire';
import type { SentBy } from './wireForm';

/** How the caller may reschedule and refund a ticket now; `refused` is the reason why they may not. */
export interface WireTicketTerms {
  reschedule: {
    fee: WireNaira;
    /** Whether the difference to a cheaper trip is refunded, and what the company keeps of it, in percent. */
    gives_back: boolean;
    kept_percent: number;
    refused?: string;
  };
  refund: { amount: WireNaira; kept: WireNaira; refused?: string };
  delete: WireGiveBackTerms;
  /** For taking seats off, or lowering the amount. */
  seats: WireGiveBackTerms;
  /** For changing the payment method. */
  method: WireGiveBackTerms;
}

export const ticketChangeExtensions = {
  /** Moves a ticket to another departure, with the fee and the difference in fare. */
  rescheduleTicket: put<SentBy<typeof reschedulingWire>, Data<WireTicketOverview>>(
    '/api/reschedule_ticket/{id}',
    { does: 'ticket.reschedule', repeatable: true },
  ),
  /** Refunds a ticket, in full or minus the part that the company keeps. */
  refundTicket: put<SentBy<typeof refundWire>, Data<WireTicketOverview>>('/api/refund_ticket/{id}', {
    does: 'ticket.refund',
    repeatable: true,
  }),
};
