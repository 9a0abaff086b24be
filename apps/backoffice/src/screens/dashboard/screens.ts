import { DashboardIcon, DepartureIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { lazyScreen } from '../../shared/lazyScreen';

const lists = () => import('../operationLists');
const menu = { label: 'Dashboard', icon: DashboardIcon };

export const DASHBOARD_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: lazyScreen('StaffDashboardScreen', lists),
  },
  {
    path: paths.superAdmin.dashboard,
    needs: 'operation.see',
    breadcrumb: ['Dashboard'],
    menu,
    Screen: lazyScreen('SuperAdminDashboardScreen', lists),
  },
  {
    path: paths.superAdmin.departures,
    needs: 'departure.see',
    breadcrumb: ['Departures'],
    menu: { label: 'Departures', icon: DepartureIcon },
    Screen: lazyScreen('DeparturesScreen', () => import('./DeparturesScreen')),
  },
];
