import { CashIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import type { AreaScreen } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

const FINANCE = 'Finance';

/** The drawer of a counter, and all of them for the head office. */
export const SHIFT_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.till,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till'],
    menu: { label: 'Till', icon: CashIcon, heading: 'FINANCE', needs: 'shift.open' },
    Screen: fetched('TillScreen', () => import('./TillScreen')),
  },
  {
    path: paths.admin.closeTill,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'Close'],
    Screen: fetched('CloseTillScreen', () => import('./CloseTillScreen')),
  },
  {
    path: paths.admin.takeOver,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'Take over'],
    Screen: fetched('TakeOverScreen', () => import('./TakeOverScreen')),
  },
  {
    path: paths.admin.shifts,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'My shifts'],
    Screen: fetched('OwnShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.admin.shift,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.admin.payments,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.admin.statement,
    who: 'admin',
    breadcrumb: [FINANCE, 'Till', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.shifts,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts'],
    menu: { label: 'Shifts', icon: CashIcon, needs: 'shift.see' },
    Screen: fetched('OfficeShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.superAdmin.shift,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.superAdmin.drops,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped'],
    Screen: fetched('DropsScreen', () => import('./DropsScreen')),
  },
  {
    path: paths.superAdmin.discards,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Discarded'],
    Screen: fetched('DiscardsScreen', () => import('./DiscardsScreen')),
  },
  {
    path: paths.superAdmin.differences,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Differences'],
    Screen: fetched('DifferencesScreen', () => import('./DifferencesScreen')),
  },
  {
    path: paths.superAdmin.counters,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Counters'],
    Screen: fetched('CountersScreen', () => import('../counter/CountersScreen')),
  },
  {
    path: paths.superAdmin.payments,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.superAdmin.statement,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.endShift,
    who: 'super_admin',
    breadcrumb: [FINANCE, 'Shifts', 'Close'],
    Screen: fetched('EndShiftScreen', () => import('./EndShiftScreen')),
  },
];
