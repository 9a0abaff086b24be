import { TICKET_PAYMENT_METHODS, type TicketTerms } from '@motorpark/domain';
import { count, flag, list, naira, oneOf, optional, text } from './codec';
import { giveBackTermsCodec } from './giveBackTerms';
import { type FieldsOf, record } from './record';

/** How the caller may reschedule and refund a ticket now; `refused` is the reason why they may not. */
export const ticketTermsCodec = record({
  reschedule: record({
    fee: naira,
    /** Whether the difference to a cheaper trip is refunded, and what the company keeps of it, in percent. */
    givesBack: flag,
    keptPercent: count,
    refused: optional(text),
  } satisfies FieldsOf<TicketTerms['reschedule']>),
  refund: record({
    amount: naira,
    kept: naira,
    paidBy: list(record({ method: oneOf(TICKET_PAYMENT_METHODS), amount: naira })),
    refused: optional(text),
  } satisfies FieldsOf<TicketTerms['refund']>),
  delete: giveBackTermsCodec,
  seats: giveBackTermsCodec,
  method: giveBackTermsCodec,
} satisfies FieldsOf<TicketTerms>);
