import type { Reseated } from './disruption';

/** A seat that a disruption has replaced by another one. */
export interface MovedSeat {
  ticketId: string;
  from: number;
  to: number;
}

/** Returns the seats that were replaced, as they stay in the entry of the browser's history: without names. */
export const movedSeats = (passengers: readonly Reseated[]): MovedSeat[] =>
  passengers.flatMap(({ ticketId, seat, to }) =>
    to === undefined || to === seat ? [] : [{ ticketId, from: seat, to }],
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
