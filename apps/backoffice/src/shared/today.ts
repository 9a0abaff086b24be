import { serverNow } from '@motorpark/api';
import { type Day, type Instant, lagosDay, waitingSince } from '@motorpark/domain';

/** Returns the current instant by the server's clock: this machine's may be wrong. */
export const now = (): Instant => serverNow();

/** Returns today in Lagos by the server's clock. */
export const today = (): Day => lagosDay(now());

/** Returns the day of the earliest trips that may still leave: shortly after midnight yesterday, because a bus of the night may leave late. */
export const firstTripDay = (): Day => lagosDay(waitingSince(now()));
