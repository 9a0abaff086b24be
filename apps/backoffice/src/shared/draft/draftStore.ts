import type { FieldErrors } from '@motorpark/domain';
import { forgetInTab, keepInTab, readTab } from './tabStorage';

/** The form that the tab was working on. */
export interface KeptDraft<Values> {
  /** Who typed it: nobody else gets to see it. */
  owner: string;
  step: number;
  values: Values;
  /** The retry key that it will be sent with: one form, one record, however often it is submitted. */
  key?: string | undefined;
  /** The form as it was sent to a server without retry keys, where no answer came. */
  unanswered?: string | undefined;
  /** What the server said when it refused it, and about which fields. */
  refusal?: { message: string; errors: FieldErrors } | undefined;
}

export interface DraftStore<Values> {
  /** Keeps a half-filled form for this tab, so that a reload or an ended session loses nothing. */
  keepDraft: (draft: KeptDraft<Values>) => void;
  /** The draft of this person, if there is one that can still be read. */
  readDraft: (owner: string) => KeptDraft<Values> | undefined;
  dropDraft: () => void;
}

/** Where the tab keeps its unfinished form of one kind; `isValues` says whether what it finds there is still such a form. */
export function draftStore<Values>(
  kind: string,
  isValues: (values: object) => values is Values & object,
): DraftStore<Values> {
  const draftKey = `${kind}Draft`;
  return {
    keepDraft: (draft) => keepInTab(draftKey, draft),
    readDraft(owner) {
      const draft = readTab(draftKey);
      if (!isDraft(draft) || draft.owner !== owner || !isValues(draft.values)) return undefined;
      return { ...draft, values: draft.values };
    },
    dropDraft: () => forgetInTab(draftKey),
  };
}

const isDraft = (value: unknown): value is KeptDraft<object> =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'step' in value &&
  typeof value.step === 'number' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;
