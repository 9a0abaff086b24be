import { DashboardIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const menu = { label: 'Dashboard', icon: DashboardIcon };

export const DASHBOARD_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: lazyScreen('StaffDashboardScreen', () => import('./StaffDashboardScreen')),
  },
  {
    path: paths.superAdmin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: lazyScreen('SuperAdminDashboardScreen', () => import('./SuperAdminDashboardScreen')),
  },
];
