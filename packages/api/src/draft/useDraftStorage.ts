import { useEffect, useRef } from 'react';
import { isLocked, readSession } from '../session/session';
import type { DraftStore, StoredDraft } from './draftStore';

/**
 * Stores the form's draft whenever it changes, for a reload, a lost connection or an ended session, and marks it when the form is left. `isOff`: the draft is
 * not worth storing, or stored elsewhere.
 */
export function useDraftStorage<Values>(
  { keepDraft, readDraft }: DraftStore<Values>,
  draft: StoredDraft<Values>,
  isOff: boolean,
): void {
  const last = useRef('');
  const { owner } = draft;
  useEffect(() => {
    const written = JSON.stringify(draft);
    if (isOff || written === last.current) return;
    last.current = written;
    keepDraft(draft);
  });
  useEffect(
    () => () => {
      // A sale that was sent has no draft any more.
      const left = readSession() && !isLocked() ? readDraft(owner) : undefined;
      if (left) keepDraft({ ...left, isLeft: true });
    },
    [keepDraft, readDraft, owner],
  );
}
