import { isLocked, tidyCounterPeople, useSession, whenSomebodyElse } from '@motorpark/api';
import { useEffect } from 'react';
import { bringBack, makeRoom } from './aside';
import { ownTab } from './tabContent';

/** Gives back what somebody was at in this tab before others were at the counter, and leaves nothing of those (docs/counter.md). */
export function CounterKeeper() {
  const owner = useSession()?.personId;
  useEffect(() => {
    if (owner === undefined) return;
    ownTab(owner);
    whenSomebodyElse(() => void makeRoom(() => undefined));
    tidyCounterPeople();
    // The lock screen does it for a page that is locked.
    if (!isLocked()) void bringBack(owner);
  }, [owner]);
  return null;
}
