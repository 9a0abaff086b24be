import { ViewIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

export const LOOK_AT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.lookAt,
    needs: 'lookAt.see',
    breadcrumb: [FINANCE, 'To look at'],
    menu: {
      label: 'To look at',
      icon: ViewIcon,
      fetchCount: async () => (await import('./LookAtCount')).LookAtCount,
    },
    Screen: lazyScreen('LookAtScreen', () => import('./LookAtScreen')),
  },
];
