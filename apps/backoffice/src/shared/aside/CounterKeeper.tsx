import { isLocked, tidyCounterPeople, useSession, onUserChange } from '@motorpark/api';
import { useEffect } from 'react';
import { bringBack, makeRoom } from './aside';
import { ownTab } from './tabContent';

/** Restores the work that this user left in this tab before others used the counter, and clears theirs (docs/counter.md). */
export function CounterKeeper() {
  const owner = useSession()?.personId;
  useEffect(() => {
    if (owner === undefined) return;
    ownTab(owner);
    onUserChange(() => void makeRoom(() => undefined));
    tidyCounterPeople();
    // On a locked page the lock screen does it.
    if (!isLocked()) void bringBack(owner);
  }, [owner]);
  return null;
}
