import { late } from '../../late/late';

export const LateDayPanel = late('DayPanel', () => import('./DayPanel'));
