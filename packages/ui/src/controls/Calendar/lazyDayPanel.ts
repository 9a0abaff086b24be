import { lazyPart } from '../../lazy/lazyPart';

export const LazyDayPanel = lazyPart('DayPanel', () => import('./DayPanel'));
