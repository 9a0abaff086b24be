import { type Day, lagosDay } from '@motorpark/domain';

/** Today in Lagos by this machine's clock. */
export const today = (): Day => lagosDay(new Date().toISOString());
