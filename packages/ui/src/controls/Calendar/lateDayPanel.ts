import { late } from '../../late/late';

/** The calendar of a field that asks for one day. */
export const LateDayPanel = late('DayPanel', () => import('./DayPanel'));
