import type { Shift } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { countSalesOf } from '../../shared/outbox/diskStore';
import { messages } from './messages';

/** Says what of a drawer's person lies unsent on this machine: it is sent when they are back, and comes too late for a count of now. */
export function UnsentOfOthers({ shift: { person, personId, status } }: { shift: Shift }) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // A browser that keeps nothing has nothing unsent of anybody else.
    if (personId !== undefined && 'indexedDB' in globalThis) {
      void countSalesOf(personId).then(
        (count) => isLeft || setUnsent(count),
        () => undefined,
      );
    }
    return () => void (isLeft = true);
  }, [personId]);
  if (unsent === 0 || status !== 'Open') return null;
  return <Notice tone="warning">{messages.unsent.ofOthers(person, unsent)}</Notice>;
}
