import { DashboardIcon, HistoryIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

const dashboard = { label: 'Dashboard', icon: DashboardIcon };
const history = { label: 'Operation History', icon: HistoryIcon };

/** The dashboards of a terminal and of the company. */
export const DASHBOARD_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    breadcrumb: ['Dashboard'],
    menu: dashboard,
    Screen: fetched('StaffDashboardScreen', () => import('./StaffDashboardScreen')),
  },
  {
    path: paths.superAdmin.dashboard,
    breadcrumb: ['Dashboard'],
    menu: dashboard,
    Screen: fetched('SuperAdminDashboardScreen', () => import('./SuperAdminDashboardScreen')),
  },
];

/** The ledgers of a terminal and of the company. */
export const OPERATION_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.operations,
    breadcrumb: ['Operation History'],
    menu: { ...history, heading: 'FINANCE' },
    Screen: fetched('StaffHistoryScreen', () => import('./StaffHistoryScreen')),
  },
  {
    path: paths.admin.operation,
    breadcrumb: ['Operation History', 'Details'],
    Screen: fetched('StaffOperationScreen', () => import('./OperationScreen')),
  },
  {
    path: paths.superAdmin.operations,
    breadcrumb: ['Operation History'],
    menu: history,
    Screen: fetched('OfficeHistoryScreen', () => import('./OfficeHistoryScreen')),
  },
  {
    path: paths.superAdmin.operation,
    breadcrumb: ['Operation History', 'Details'],
    Screen: fetched('OfficeOperationScreen', () => import('./OperationScreen')),
  },
];
