import type { Instant } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { now } from './today';

const MINUTE_MS = 60_000;

/** Returns the current instant, updated every minute, so that an open screen stays current. */
export function useNow(): Instant {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
