import { type Day, type Instant, lagosDay } from '@motorpark/domain';

/** This moment by this machine's clock. */
export const now = (): Instant => new Date().toISOString();

/** Today in Lagos by this machine's clock. */
export const today = (): Day => lagosDay(now());
