import { TICKET_FIELDS, type TicketDraft, draftOf, isDraftOf } from '@motorpark/domain';
import { draftStore } from '../../shared/draft/draftStore';

export const NEW_TICKET: TicketDraft = draftOf(TICKET_FIELDS, {});

/** The ticket that the tab was working on. */
export const ticketDrafts = draftStore<TicketDraft>('ticket', (values) => isDraftOf(TICKET_FIELDS, values));
