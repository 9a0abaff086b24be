import type { TicketForm } from '@motorpark/domain';
import { draftStore } from '../../shell/draft/draftStore';

/** What the clerk has filled in so far; a missing amount is filled in from the trip. */
export type TicketDraft = Partial<TicketForm> & Pick<TicketForm, 'selectedTrip' | 'selectedSeats'>;

export const NEW_TICKET: TicketDraft = { selectedTrip: '', selectedSeats: [] };

const isTicketDraft = (values: object): values is TicketDraft =>
  'selectedTrip' in values && 'selectedSeats' in values && Array.isArray(values.selectedSeats);

/** The ticket that the tab was working on, and the latest try to sell it: its seats may have been sold to this very ticket. */
export const { keepDraft, readDraft, dropDraft, keepTry, readTry, forgetTry } = draftStore<TicketDraft>(
  'ticket',
  isTicketDraft,
);
