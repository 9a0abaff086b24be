import type { Reseated } from './disruption';
import type { Disruption } from './disruption.schema';

/** The seats, before and after, of a passenger whose trip, time, bus or seat a disruption has changed. */
export interface MovedSeat {
  ticketId: string;
  from: number;
  to: number;
}

/**
 * Returns the seats of all passengers who need a new receipt, also in the same seat, as they stay in the entry of the browser's history: without names. Those of a
 * trip that runs after all have theirs.
 */
export const movedSeats = (passengers: readonly Reseated[], kind: Disruption): MovedSeat[] =>
  kind === 'runs'
    ? []
    : passengers.flatMap(({ ticketId, seat, to }) =>
        to === undefined ? [] : [{ ticketId, from: seat, to }],
      );

const isMovedSeat = (value: unknown): value is MovedSeat =>
  typeof value === 'object' &&
  value !== null &&
  'ticketId' in value &&
  typeof value.ticketId === 'string' &&
  'from' in value &&
  typeof value.from === 'number' &&
  'to' in value &&
  typeof value.to === 'number';

/** Reads them from the state of an entry; none if the user came another way. */
export function movedSeatsIn(state: unknown): MovedSeat[] {
  const moved = typeof state === 'object' && state !== null && 'moved' in state ? state.moved : undefined;
  return Array.isArray(moved) ? moved.filter(isMovedSeat) : [];
}
