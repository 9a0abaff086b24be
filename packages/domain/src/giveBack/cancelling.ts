import type { Role } from '../access';
import { mayAnywhere } from '../rights';

/** The facts of a disruption that decide whether a clerk or manager may carry it out alone. */
export interface Cancelling {
  role: Role;
  /** Number of passengers who lose their seats: they are refunded in full. */
  lost: number;
  /** Whether any passenger of the trip was boarded, even if that was taken back. */
  hasBoarded: boolean;
  /** Whether the departure time is past, as it was planned when tickets were sold. */
  isAfterTime: boolean;
}

/**
 * Returns why a colleague must consent before a trip takes seats from passengers, by a cancellation or in any other way; undefined if nobody must
 * (docs/money.md#giving-back).
 */
export function consentNeeded({ role, lost, hasBoarded, isAfterTime }: Cancelling): string | undefined {
  if (mayAnywhere('trip.disrupt', role) || lost === 0) return undefined;
  if (hasBoarded) return `Passengers of this trip were boarded. ${COLLEAGUE}`;
  return isAfterTime ? `The time of this trip is past. ${COLLEAGUE}` : undefined;
}

const COLLEAGUE = 'A colleague or a super admin must consent before their seats are taken.';

/** The message for whoever ever took the seats of a ticket and would pay it out alone. */
export const PAID_OUT_BY_ANOTHER =
  'You took the seats of this ticket. A colleague or the head office gives its money back.';
