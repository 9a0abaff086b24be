import type { Instant } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { now } from './today';

const MINUTE_MS = 60_000;

/** This moment, to the minute: what depends on it is drawn anew while a screen stays open. */
export function useNow(): Instant {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return moment;
}
