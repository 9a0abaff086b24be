import { paths } from '../../paths';
import { type AreaScreen, fetched, later } from '../../shell/areaScreen';

/** A terminal's figures and ledger (specification sections 2.11 and 2.12). */
export const STAFF_OPERATION_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.dashboard,
    breadcrumb: ['Dashboard'],
    Screen: fetched('StaffDashboardScreen', () => import('./StaffDashboardScreen')),
  },
  later(paths.admin.operations, 'Operation History'),
];

/** The company's figures and ledger (specification sections 2.7 and 2.10). */
export const OFFICE_OPERATION_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.superAdmin.dashboard,
    breadcrumb: ['Dashboard'],
    Screen: fetched('SuperAdminDashboardScreen', () => import('./SuperAdminDashboardScreen')),
  },
  later(paths.superAdmin.operations, 'Operation History'),
];
