import type { FieldErrors } from '@motorpark/domain';
import { readTab, removeFromTab, storeInTab } from '../storage/tabStorage';

export interface StoredDraft<Values> {
  /** The user who typed it; it is shown to nobody else. */
  owner: string;
  step: number;
  values: Values;
  /** Whether its form was left for another screen; not if the page was reloaded, or the session was locked or ended. */
  isLeft?: boolean | undefined;
  /** The retry key that it will be sent with: one form, one record, however often it is submitted. */
  key?: string | undefined;
  /** The form as text when it was sent to a server without retry keys and got no response. */
  unanswered?: string | undefined;
  /** The server's message and field errors, if it was refused. */
  refusal?: { message: string; errors: FieldErrors } | undefined;
}

export interface DraftStore<Values> {
  /** Stores the unfinished form in this tab, so that a reload or an ended session loses nothing. */
  keepDraft: (draft: StoredDraft<Values>) => void;
  /** Returns the owner's draft; undefined if there is none that can still be read. */
  readDraft: (owner: string) => StoredDraft<Values> | undefined;
  dropDraft: () => void;
}

/** Creates the tab's store for unfinished forms of one kind; `isValues` checks whether stored values still fit the form. */
export function draftStore<Values>(
  kind: string,
  isValues: (values: object) => values is Values & object,
): DraftStore<Values> {
  const draftKey = `${kind}Draft`;
  return {
    keepDraft: (draft) => storeInTab(draftKey, draft),
    readDraft(owner) {
      const draft = readTab(draftKey);
      if (!isDraft(draft) || draft.owner !== owner || !isValues(draft.values)) return undefined;
      return { ...draft, values: draft.values };
    },
    dropDraft: () => removeFromTab(draftKey),
  };
}

const isDraft = (value: unknown): value is StoredDraft<object> =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'step' in value &&
  typeof value.step === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;
