import { CashIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { formerAddress, lazyScreen } from '../../shared/lazyScreen';

/** The screens of the till, and of all shifts for the head office. */
export const TILL_SCREENS: readonly AreaScreen[] = [
  {
    path: paths.admin.till,
    needs: 'shift.open',
    breadcrumb: [FINANCE, 'Till'],
    menu: { label: 'Till', icon: CashIcon, heading: 'FINANCE' },
    Screen: lazyScreen('TillScreen', () => import('./TillScreen')),
  },
  {
    path: paths.admin.closeTill,
    needs: 'shift.keep',
    breadcrumb: [FINANCE, 'Till', 'Close'],
    Screen: lazyScreen('CloseTillScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.takeOver,
    needs: 'shift.takeOver',
    breadcrumb: [FINANCE, 'Till', 'Take over'],
    Screen: lazyScreen('TakeOverScreen', () => import('./CloseTill')),
  },
  {
    path: paths.admin.shifts,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Till', 'My shifts'],
    Screen: lazyScreen('OwnShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.admin.shift,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Till', 'Report'],
    Screen: lazyScreen('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.admin.payments,
    needs: 'payment.see',
    breadcrumb: [FINANCE, 'Till', 'Payments to confirm'],
    Screen: lazyScreen('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.admin.statement,
    needs: 'payment.confirm',
    breadcrumb: [FINANCE, 'Till', 'Bank statement'],
    Screen: lazyScreen('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.shifts,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Shifts'],
    menu: { label: 'Shifts', icon: CashIcon },
    Screen: lazyScreen('OfficeShiftsScreen', () => import('./ShiftsScreen')),
  },
  {
    path: paths.superAdmin.shift,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Shifts', 'Report'],
    Screen: lazyScreen('ShiftReportScreen', () => import('./ShiftReportScreen')),
  },
  {
    path: paths.superAdmin.cashToday,
    needs: 'drop.see',
    breadcrumb: [FINANCE, 'Shifts', 'Cash today'],
    Screen: lazyScreen('CashTodayScreen', () => import('../drop/CashTodayScreen')),
  },
  {
    path: paths.superAdmin.drops,
    needs: 'drop.see',
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped'],
    Screen: lazyScreen('DropsScreen', () => import('../drop/DropsScreen')),
  },
  {
    path: paths.superAdmin.deposit,
    needs: 'drop.bank',
    breadcrumb: [FINANCE, 'Shifts', 'Cash dropped', 'Pay in'],
    Screen: lazyScreen('DepositScreen', () => import('../drop/DepositScreen')),
  },
  {
    path: paths.superAdmin.discards,
    needs: 'sale.seeDiscarded',
    breadcrumb: [FINANCE, 'Shifts', 'Discarded'],
    Screen: formerAddress(paths.superAdmin.lookAt, 'status=Discarded'),
  },
  {
    path: paths.superAdmin.differences,
    needs: 'difference.see',
    breadcrumb: [FINANCE, 'Shifts', 'Differences'],
    Screen: formerAddress(paths.superAdmin.lookAt, 'by=person'),
  },
  {
    path: paths.superAdmin.counters,
    needs: 'counter.see',
    breadcrumb: [FINANCE, 'Shifts', 'Counters'],
    Screen: lazyScreen('CountersScreen', () => import('../counter/CountersScreen')),
  },
  {
    path: paths.superAdmin.payments,
    needs: 'payment.see',
    breadcrumb: [FINANCE, 'Shifts', 'Payments to confirm'],
    Screen: lazyScreen('PaymentsScreen', () => import('../payment/PaymentsScreen')),
  },
  {
    path: paths.superAdmin.statement,
    needs: 'payment.confirm',
    breadcrumb: [FINANCE, 'Shifts', 'Bank statement'],
    Screen: lazyScreen('StatementScreen', () => import('../payment/StatementScreen')),
  },
  {
    path: paths.superAdmin.endShift,
    needs: 'shift.end',
    breadcrumb: [FINANCE, 'Shifts', 'Close'],
    Screen: lazyScreen('EndShiftScreen', () => import('./EndShiftScreen')),
  },
];
