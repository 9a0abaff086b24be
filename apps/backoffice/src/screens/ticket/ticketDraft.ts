import { TICKET_FIELDS, type TicketDraft, draftOf, isDraftOf } from '@motorpark/domain';
import { draftStore } from '../../shared/draft/draftStore';

export const NEW_TICKET: TicketDraft = draftOf(TICKET_FIELDS, {});

/** Stores the ticket that this tab is working on. */
export const ticketDrafts = draftStore<TicketDraft>('ticket', (values) => isDraftOf(TICKET_FIELDS, values));
