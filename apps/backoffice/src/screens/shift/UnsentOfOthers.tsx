import type { Shift } from '@motorpark/domain';
import { Notice } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { countSalesOf } from '../../shared/outbox/diskStore';
import { messages } from './messages';

/** Warns of sales by the drawer's clerk that are unsent on this machine: they are sent when the clerk logs in again, which is too late for a count made now. */
export function UnsentOfOthers({ shift: { person, personId, status } }: { shift: Shift }) {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    let isLeft = false;
    // Without IndexedDB this browser stores no unsent sales of others.
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
