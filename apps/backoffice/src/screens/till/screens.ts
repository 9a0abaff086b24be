import { CashIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** The screens of the till, and of all shifts for the head office. */
export const TILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.till,
    breadcrumb: [FINANCE, 'Till'],
    menu: { label: 'Till', icon: CashIcon, heading: 'FINANCE', does: 'shift.open' },
    Screen: fetched('TillScreen', () => import('./TillScreen')),
  },
  {
    path: paths.admin.closeTill,
    breadcrumb: [FINANCE, 'Till', 'Close'],
    Screen: fetched('CloseTillScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.takeOver,
    breadcrumb: [FINANCE, 'Till', 'Take over'],
    Screen: fetched('TakeOverScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.shifts,
    breadcrumb: [FINANCE, 'Till', 'My shifts'],
    Screen: fetched('OwnShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.admin.shift,
    breadcrumb: [FINANCE, 'Till', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.admin.payments,
    breadcrumb: [FINANCE, 'Till', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.admin.statement,
    breadcrumb: [FINANCE, 'Till', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.shifts,
    breadcrumb: [FINANCE, 'Shifts'],
    menu: { label: 'Shifts', icon: CashIcon, does: 'shift.see', sees: 'shift.see' },
    Screen: fetched('OfficeShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.superAdmin.shift,
    breadcrumb: [FINANCE, 'Shifts', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.superAdmin.cashToday,
    breadcrumb: [FINANCE, 'Shifts', 'Cash today'],
    Screen: fetched('CashTodayScreen', () => import('./CashTodayScreen')),
  },
  {
    path: paths.superAdmin.drops,
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped'],
    Screen: fetched('DropsScreen', () => import('./DropsScreen')),
  },
  {
    path: paths.superAdmin.deposit,
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped', 'Pay in'],
    Screen: fetched('DepositScreen', () => import('./DepositScreen')),
  },
  {
    path: paths.superAdmin.discards,
    breadcrumb: [FINANCE, 'Shifts', 'Discarded'],
    Screen: fetched('DiscardsScreen', () => import('./DiscardsScreen')),
  },
  {
    path: paths.superAdmin.differences,
    breadcrumb: [FINANCE, 'Shifts', 'Differences'],
    Screen: fetched('DifferencesScreen', () => import('./DifferencesScreen')),
  },
  {
    path: paths.superAdmin.counters,
    breadcrumb: [FINANCE, 'Shifts', 'Counters'],
    does: 'counter.see',
    Screen: fetched('CountersScreen', () => import('../counter/CountersScreen')),
  },
  {
    path: paths.superAdmin.payments,
    breadcrumb: [FINANCE, 'Shifts', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.superAdmin.statement,
    breadcrumb: [FINANCE, 'Shifts', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.endShift,
    breadcrumb: [FINANCE, 'Shifts', 'Close'],
    Screen: fetched('EndShiftScreen', () => import('./EndShiftScreen')),
  },
];
