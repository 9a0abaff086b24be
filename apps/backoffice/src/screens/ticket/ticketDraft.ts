import { TICKET_FIELDS, type TicketDraft, draftOf, isDraftOf } from '@motorpark/domain';
import { draftStore } from '../../shell/draft/draftStore';

export const NEW_TICKET: TicketDraft = draftOf(TICKET_FIELDS, {});

/** The ticket that the tab was working on, and the latest try to sell it: its seats may have been sold to this very ticket. */
export const { keepDraft, readDraft, dropDraft, keepTry, readTry, forgetTry } = draftStore<TicketDraft>(
  'ticket',
  (values) => isDraftOf(TICKET_FIELDS, values),
);
