import { serverNow } from '@motorpark/api';
import { type Day, type Instant, lagosDay } from '@motorpark/domain';

/** Returns the current instant by the server's clock: this machine's may be wrong. */
export const now = (): Instant => serverNow();

/** Returns today in Lagos by the server's clock. */
export const today = (): Day => lagosDay(now());
