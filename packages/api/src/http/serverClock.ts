import type { Instant } from '@motorpark/domain';
import { useSyncExternalStore } from 'react';
import { remember, remembered } from '../storage/remembered';

const STORED_AS = 'motorpark.clockAhead';
/** The server's Date header has whole seconds, so the instant that it means lies on average half a second later. */
const HALF_A_SECOND_MS = 500;
/** Smaller differences are the time that calls take. */
const SAME_MS = 5_000;
/** Longer calls say too little about the time. */
const LONGEST_CALL_MS = 10_000;

const listeners = new Set<() => void>();
let ahead = storedAhead();

function storedAhead(): number {
  const stored = Number(remembered(STORED_AS) ?? 0);
  return Number.isFinite(stored) ? stored : 0;
}

/** Returns the current instant by the server's clock, in milliseconds; without a connection, by what was last known of it. */
export const serverTime = (): number => Date.now() - ahead;

/** Returns the current instant by the server’s clock: this machine’s may be wrong. */
export const now = (): Instant => new Date(serverTime()).toISOString();

/** Returns the milliseconds by which this machine's clock is ahead of the server's; negative if it is behind. */
export const clockAhead = (): number => ahead;

/** Compares the clocks by the Date header of a response. `sentAt` is when its request was sent, by this machine's clock. */
export function compareClocks(date: string | undefined, sentAt: number): void {
  const taken = Date.now() - sentAt;
  const served = Date.parse(date ?? '') + HALF_A_SECOND_MS;
  if (Number.isNaN(served) || taken < 0 || taken > LONGEST_CALL_MS) return;
  const measured = sentAt + taken / 2 - served;
  if (Math.abs(measured - ahead) < SAME_MS) return;
  ahead = Math.abs(measured) < SAME_MS ? 0 : Math.round(measured);
  remember(STORED_AS, String(ahead));
  for (const listener of listeners) listener();
}

/** Calls the listener each time the difference between the clocks has changed. */
export function whenClockChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to the milliseconds by which this machine's clock is ahead of the server's; negative if it is behind. */
export const useClockAhead = (): number => useSyncExternalStore(whenClockChanges, clockAhead);
