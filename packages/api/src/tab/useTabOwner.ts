import { useEffect } from 'react';
import { removeCurrentPerson } from '../access/counterPeople';
import { isLocked, onUserChange } from '../session/session';
import { reloadStoredTab, switchTabUser } from './storedTab';
import { claimTab } from './tabContent';

/** Restores the work that this user left in this tab before others used the counter, and clears theirs (docs/counter.md). */
export function useTabOwner(owner: string | undefined): void {
  useEffect(() => {
    if (owner === undefined) return;
    claimTab(owner);
    onUserChange(() => void switchTabUser(() => undefined));
    removeCurrentPerson();
    // On a locked page the lock screen does it.
    if (!isLocked()) void reloadStoredTab(owner);
  }, [owner]);
}
