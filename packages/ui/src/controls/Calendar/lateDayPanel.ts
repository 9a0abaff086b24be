import { late } from '../../late/late';

/** The lazily loaded calendar popover of a field for one day. */
export const LateDayPanel = late('DayPanel', () => import('./DayPanel'));
