import { useSyncExternalStore } from 'react';
import { clockAhead, whenClockChanges } from './serverClock';

/** Subscribes to the milliseconds by which this machine's clock is ahead of the server's; negative if it is behind. */
export const useClockAhead = (): number => useSyncExternalStore(whenClockChanges, clockAhead);
