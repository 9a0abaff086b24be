import { ActivityIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

/** The Activity screen, for super admins on a server that records it. */
export const ACTIVITY_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.activity,
    needs: 'activity.see',
    breadcrumb: ['Activity'],
    menu: { label: 'Activity', icon: ActivityIcon },
    Screen: lazyScreen('ActivityScreen', () => import('./ActivityScreen')),
  },
];
