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
