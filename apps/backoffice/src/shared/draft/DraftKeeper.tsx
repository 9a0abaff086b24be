import { useEffect, useRef } from 'react';
import type { StoredDraft } from './draftStore';

interface DraftKeeperProps<Values> {
  keep: (draft: StoredDraft<Values>) => void;
  draft: StoredDraft<Values>;
  /** Whether the draft is not worth storing, or stored elsewhere. */
  isOff: boolean;
}

/** Stores the form's draft whenever it changes, for a reload, a lost connection or an ended session. */
export function DraftKeeper<Values>({ keep, draft, isOff }: DraftKeeperProps<Values>) {
  const last = useRef('');
  useEffect(() => {
    const written = JSON.stringify(draft);
    if (isOff || written === last.current) return;
    last.current = written;
    keep(draft);
  });
  return null;
}
