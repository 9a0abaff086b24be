import { forgetInTab, keepInTab, readTab } from './tabStorage';

/** The form that the tab was working on. */
export interface KeptDraft<Values> {
  /** Who typed it: nobody else gets to see it. */
  owner: string;
  step: number;
  values: Values;
}

/** The latest try to send a form, as it was sent. */
export interface KeptTry {
  form: string;
  /** The same for every try of the same form. */
  key: string;
  /** No answer came: it may have gone through. */
  isUnanswered: boolean;
}

interface DraftStore<Values> {
  /** Keeps a half-filled form for this tab, so that a reload or an ended session loses nothing. */
  keepDraft: (draft: KeptDraft<Values>) => void;
  /** The draft of this person, if there is one that can still be read. */
  readDraft: (owner: string) => KeptDraft<Values> | undefined;
  dropDraft: () => void;
  /** Kept like the draft: who hears nothing reloads the page, and the next try must still be the same one. */
  keepTry: (latest: KeptTry) => void;
  readTry: () => KeptTry | undefined;
  /** It went through. */
  forgetTry: () => void;
}

/** Where the tab keeps its unfinished form of one kind; `isValues` says whether what it finds there is still such a form. */
export function draftStore<Values>(
  kind: string,
  isValues: (values: object) => values is Values & object,
): DraftStore<Values> {
  const draftKey = `${kind}Draft`;
  const tryKey = `${kind}Try`;
  return {
    keepDraft: (draft) => keepInTab(draftKey, draft),
    readDraft(owner) {
      const draft = readTab(draftKey);
      if (!isDraft(draft) || draft.owner !== owner || !isValues(draft.values)) return undefined;
      return { owner, step: draft.step, values: draft.values };
    },
    dropDraft: () => forgetInTab(draftKey),
    keepTry: (latest) => keepInTab(tryKey, latest),
    readTry() {
      const latest = readTab(tryKey);
      return isTry(latest) ? latest : undefined;
    },
    forgetTry: () => forgetInTab(tryKey),
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

const isTry = (value: unknown): value is KeptTry =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  typeof value.form === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'isUnanswered' in value &&
  typeof value.isUnanswered === 'boolean';
