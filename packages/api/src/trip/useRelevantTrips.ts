import { addDays } from '@motorpark/domain';
import { useState } from 'react';
import { today } from '../clock/today';
import { useTripsFrom } from './useTrips';

/** Days before today whose trips are loaded. No trip takes longer than a week (docs/trip.md). */
const LONGEST_RUN_DAYS = 8;

/** Loads the trips that may need the vehicle of another one at the same time, and the one with this id. */
export function useRelevantTrips(id: string | undefined) {
  const [day] = useState(() => addDays(today(), -LONGEST_RUN_DAYS));
  return useTripsFrom(day, { also: id });
}
