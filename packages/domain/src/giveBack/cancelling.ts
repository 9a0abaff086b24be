import type { Role } from '../access';
import type { Instant } from '../format';
import { mayAnywhere } from '../rights';
import { isLongBefore, waitingSince } from '../trip';

/** How far a departure has come. */
export interface Progress {
  /** Whether any passenger of the trip was boarded, even if that was taken back. */
  hasBoarded: boolean;
  /** Whether the departure time is past, as it was planned when tickets were sold. */
  isAfterTime: boolean;
}

/** How passengers of a trip who keep a seat leave instead. */
export interface Moving extends Progress {
  /** When their trip was to leave, as it was planned when tickets were sold. */
  planned: Instant;
  now: Instant;
  /** When they leave now. */
  departure: Instant;
  isOtherTrip: boolean;
}

/**
 * Returns what it takes to move passengers to another time or trip (docs/departure.md#disruption). Their bus may have gone with them once one was boarded, or its time is past:
 * then a move to another day, or of boarded passengers to another trip, needs a colleague's consent, and any other trip is put on record. So is either of them shortly before
 * that time, as a bus that is full leaves early. It is another day when a bus of the planned time no longer waits.
 */
export function moveOf({ hasBoarded, isAfterTime, planned, now, departure, isOtherTrip }: Moving) {
  const isOtherDay = planned < waitingSince(departure);
  if (hasBoarded || isAfterTime) {
    if (isOtherDay || (isOtherTrip && hasBoarded)) return 'with consent';
  } else if (isLongBefore({ travelDate: planned, now })) return 'free';
  return isOtherTrip || isOtherDay ? 'on record' : 'free';
}

/** The facts of a change of a trip that decide whether a clerk or manager may carry it out alone. */
export interface Displacing extends Progress {
  role: Role;
  /** Number of passengers who lose their seats: they are refunded in full. */
  lost: number;
  /** Number of passengers who are moved in a way that needs consent (`moveOf`). */
  moved: number;
}

/**
 * Returns why a colleague must consent before a trip takes seats from passengers, by a cancellation or in any other way, or moves them; undefined if nobody must
 * (docs/money.md#giving-back).
 */
export function consentNeeded({ role, lost, moved, hasBoarded, isAfterTime }: Displacing) {
  if (mayAnywhere('trip.disrupt', role) || lost + moved === 0) return undefined;
  const before = lost > 0 ? 'their seats are taken' : 'they are moved';
  const colleague = `A colleague or a super admin must consent before ${before}.`;
  if (hasBoarded) return `Passengers of this trip were boarded. ${colleague}`;
  return isAfterTime ? `The time of this trip is past. ${colleague}` : undefined;
}

/** The message for whoever ever took the seats of a ticket and would pay it out alone. */
export const PAID_OUT_BY_ANOTHER =
  'You took the seats of this ticket. A colleague or the head office gives its money back.';
