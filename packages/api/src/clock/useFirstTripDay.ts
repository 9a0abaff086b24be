import { whenClockChanges } from '../http/serverClock';
import type { Day } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { firstTripDay } from './today';

/** Returns `firstTripDay` for as long as a screen is open: a form goes on past midnight. Changes only if this machine's clock turns out to be wrong. */
export function useFirstTripDay(): Day {
  const [day, setDay] = useState(firstTripDay);
  useEffect(() => whenClockChanges(() => setDay(firstTripDay())), []);
  return day;
}
