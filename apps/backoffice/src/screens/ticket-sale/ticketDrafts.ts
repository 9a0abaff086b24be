import { TICKET_FIELDS, type TicketDraft, isDraftOf } from '@motorpark/domain';
import { draftStore } from '@motorpark/api';

/** Stores the ticket that this tab is working on. */
export const ticketDrafts = draftStore<TicketDraft>('ticket', (values) => isDraftOf(TICKET_FIELDS, values));
