import { isLocked, removeCurrentPerson, useSession, onUserChange } from '@motorpark/api';
import { useEffect } from 'react';
import { reloadStoredTab, switchTabUser } from './aside';
import { claimTab } from './tabContent';

/** Restores the work that this user left in this tab before others used the counter, and clears theirs (docs/counter.md). */
export function CounterKeeper() {
  const owner = useSession()?.personId;
  useEffect(() => {
    if (owner === undefined) return;
    claimTab(owner);
    onUserChange(() => void switchTabUser(() => undefined));
    removeCurrentPerson();
    // On a locked page the lock screen does it.
    if (!isLocked()) void reloadStoredTab(owner);
  }, [owner]);
  return null;
}
