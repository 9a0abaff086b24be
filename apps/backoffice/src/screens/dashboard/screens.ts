import { DashboardIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

const menu = { label: 'Dashboard', icon: DashboardIcon };

export const DASHBOARD_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: fetched('StaffDashboardScreen', () => import('./StaffDashboardScreen')),
  },
  {
    path: paths.superAdmin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: fetched('SuperAdminDashboardScreen', () => import('./SuperAdminDashboardScreen')),
  },
];
