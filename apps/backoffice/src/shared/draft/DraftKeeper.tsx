import { useEffect, useRef } from 'react';
import type { KeptDraft } from './draftStore';

interface DraftKeeperProps<Values> {
  keep: (draft: KeptDraft<Values>) => void;
  draft: KeptDraft<Values>;
  /** It is not worth keeping, or kept elsewhere. */
  isOff: boolean;
}

/** Keeps what is typed, as it changes: for a reload, a lost connection, a session that ended. */
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
