import { type Day, type Instant, lagosDay } from '@motorpark/domain';

/** Returns the current instant by this machine's clock. */
export const now = (): Instant => new Date().toISOString();

/** Returns today in Lagos by this machine's clock. */
export const today = (): Day => lagosDay(now());
