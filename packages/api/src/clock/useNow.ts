import { now, whenClockChanges } from '../http/serverClock';
import type { Instant } from '@motorpark/domain';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current instant, updated every minute and when the server's clock turns out to differ, so that an open screen stays current. */
export function useNow(): Instant {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const update = () => setMoment(now());
    const timer = setInterval(update, MINUTE_MS);
    const stopListening = whenClockChanges(update);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, []);
  return moment;
}
