import { type Day, lagosDay, waitingSince } from '@motorpark/domain';
import { now } from '../http/serverClock';

/** Returns today in Lagos by the server's clock. */
export const today = (): Day => lagosDay(now());

/** Returns the day of the earliest trips that may still leave: shortly after midnight yesterday, because a bus of the night may leave late. */
export const firstTripDay = (): Day => lagosDay(waitingSince(now()));
