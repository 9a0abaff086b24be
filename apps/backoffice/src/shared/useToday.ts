import { whenClockChanges } from '@motorpark/api';
import type { Day } from '@motorpark/domain';
import { useEffect, useState } from 'react';
import { today } from './today';

/** Returns today in Lagos for as long as a screen is open: a form goes on past midnight. Changes only if this machine's clock turns out to be wrong. */
export function useToday(): Day {
  const [day, setDay] = useState(today);
  useEffect(() => whenClockChanges(() => setDay(today())), []);
  return day;
}
