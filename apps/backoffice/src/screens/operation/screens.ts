import { paths } from '../../paths';
import type { AreaScreen } from '../../shell/areaScreen';
import { fetched } from '../../shell/fetched';

/** A terminal's figures and ledger. */
export const STAFF_OPERATION_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    breadcrumb: ['Dashboard'],
    Screen: fetched('StaffDashboardScreen', () => import('./StaffDashboardScreen')),
  },
  {
    path: paths.admin.operations,
    breadcrumb: ['Operation History'],
    Screen: fetched('StaffHistoryScreen', () => import('./StaffHistoryScreen')),
  },
  {
    path: paths.admin.operation,
    breadcrumb: ['Operation History', 'Details'],
    Screen: fetched('StaffOperationScreen', () => import('./OperationScreen')),
  },
];

/** The company's figures and ledger. */
export const OFFICE_OPERATION_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.dashboard,
    breadcrumb: ['Dashboard'],
    Screen: fetched('SuperAdminDashboardScreen', () => import('./SuperAdminDashboardScreen')),
  },
  {
    path: paths.superAdmin.operations,
    breadcrumb: ['Operation History'],
    Screen: fetched('OfficeHistoryScreen', () => import('./OfficeHistoryScreen')),
  },
  {
    path: paths.superAdmin.operation,
    breadcrumb: ['Operation History', 'Details'],
    Screen: fetched('OfficeOperationScreen', () => import('./OperationScreen')),
  },
];
