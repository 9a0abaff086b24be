import { CashIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { fetched } from '../../shared/fetched';

/** The screens of the till, and of all shifts for the head office. */
export const TILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.till,
    needs: 'shift.open',
    breadcrumb: [FINANCE, 'Till'],
    menu: { label: 'Till', icon: CashIcon, heading: 'FINANCE' },
    Screen: fetched('TillScreen', () => import('./TillScreen')),
  },
  {
    path: paths.admin.closeTill,
    needs: 'shift.keep',
    breadcrumb: [FINANCE, 'Till', 'Close'],
    Screen: fetched('CloseTillScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.takeOver,
    needs: 'shift.takeOver',
    breadcrumb: [FINANCE, 'Till', 'Take over'],
    Screen: fetched('TakeOverScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.shifts,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Till', 'My shifts'],
    Screen: fetched('OwnShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.admin.shift,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Till', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.admin.payments,
    needs: 'payment.see',
    breadcrumb: [FINANCE, 'Till', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.admin.statement,
    needs: 'payment.confirm',
    breadcrumb: [FINANCE, 'Till', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.shifts,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Shifts'],
    menu: { label: 'Shifts', icon: CashIcon },
    Screen: fetched('OfficeShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.superAdmin.shift,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Shifts', 'Report'],
    Screen: fetched('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.superAdmin.cashToday,
    needs: 'drop.see',
    breadcrumb: [FINANCE, 'Shifts', 'Cash today'],
    Screen: fetched('CashTodayScreen', () => import('./CashTodayScreen')),
  },
  {
    path: paths.superAdmin.drops,
    needs: 'drop.see',
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped'],
    Screen: fetched('DropsScreen', () => import('./DropsScreen')),
  },
  {
    path: paths.superAdmin.deposit,
    needs: 'drop.bank',
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped', 'Pay in'],
    Screen: fetched('DepositScreen', () => import('./DepositScreen')),
  },
  {
    path: paths.superAdmin.discards,
    needs: 'sale.seeDiscarded',
    breadcrumb: [FINANCE, 'Shifts', 'Discarded'],
    Screen: fetched('DiscardsScreen', () => import('./DiscardsScreen')),
  },
  {
    path: paths.superAdmin.differences,
    needs: 'difference.see',
    breadcrumb: [FINANCE, 'Shifts', 'Differences'],
    Screen: fetched('DifferencesScreen', () => import('./DifferencesScreen')),
  },
  {
    path: paths.superAdmin.counters,
    needs: 'counter.see',
    breadcrumb: [FINANCE, 'Shifts', 'Counters'],
    Screen: fetched('CountersScreen', () => import('../counter/CountersScreen')),
  },
  {
    path: paths.superAdmin.payments,
    needs: 'payment.see',
    breadcrumb: [FINANCE, 'Shifts', 'Payments to confirm'],
    Screen: fetched('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.superAdmin.statement,
    needs: 'payment.confirm',
    breadcrumb: [FINANCE, 'Shifts', 'Bank statement'],
    Screen: fetched('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.endShift,
    needs: 'shift.end',
    breadcrumb: [FINANCE, 'Shifts', 'Close'],
    Screen: fetched('EndShiftScreen', () => import('./EndShiftScreen')),
  },
];
