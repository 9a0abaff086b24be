import type { TicketForm } from '@motorpark/domain';

/** What the clerk has filled in so far; a missing amount is filled in from the trip. */
export type TicketDraft = Partial<TicketForm> & Pick<TicketForm, 'selectedTrip' | 'selectedSeats'>;

export const NEW_TICKET: TicketDraft = { selectedTrip: '', selectedSeats: [] };

/** The ticket that the tab was working on. */
interface KeptDraft {
  /** Who typed it: nobody else gets to see it. */
  owner: string;
  step: number;
  values: TicketDraft;
}

const KEY = 'ticketDraft';

/** Keeps a half-filled ticket for this tab, so that a reload or an ended session loses nothing. */
export function keepDraft(draft: KeptDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  sessionStorage.removeItem(KEY);
}

/** The latest try to sell the ticket, as it was sent. */
export interface SaleTry {
  form: string;
  /** The same for every try of the same form. */
  key: string;
  /** No answer came: the seats may have been sold to this very ticket. */
  isUnanswered: boolean;
}

const TRY_KEY = 'ticketTry';

/** Kept like the draft: a clerk who hears nothing reloads the page, and the next try must still be the same sale. */
export function keepTry(latest: SaleTry): void {
  sessionStorage.setItem(TRY_KEY, JSON.stringify(latest));
}

/** The ticket was sold. */
export const forgetTry = (): void => sessionStorage.removeItem(TRY_KEY);

export function readTry(): SaleTry | undefined {
  try {
    const latest: unknown = JSON.parse(sessionStorage.getItem(TRY_KEY) ?? 'null');
    return isTry(latest) ? latest : undefined;
  } catch {
    return undefined;
  }
}

function isTry(value: unknown): value is SaleTry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'form' in value &&
    typeof value.form === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'isUnanswered' in value &&
    typeof value.isUnanswered === 'boolean'
  );
}

/** The draft of this person, if there is one that can still be read. */
export function readDraft(owner: string): KeptDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(draft) && draft.owner === owner ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is KeptDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'step' in value &&
    typeof value.step === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    'selectedTrip' in value.values &&
    'selectedSeats' in value.values &&
    Array.isArray(value.values.selectedSeats)
  );
}
