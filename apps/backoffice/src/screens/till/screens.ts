import { CashIcon } from '@motorpark/ui';
import { paths } from '../../paths';
import { type AreaScreen, FINANCE } from '../../shared/areaScreen';
import { formerAddress, lazyScreen } from '../../shared/lazyScreen';

const ShiftReport = lazyScreen('ShiftReportScreen', () => import('./ShiftReportScreen'));
const CashToday = lazyScreen('CashTodayScreen', () => import('../drop/CashTodayScreen'));
const Drops = lazyScreen('DropsScreen', () => import('../drop/DropsScreen'));
const Deposit = lazyScreen('DepositScreen', () => import('../drop/DepositScreen'));
const Counters = lazyScreen('CountersScreen', () => import('../counter/CountersScreen'));
const Payments = lazyScreen('PaymentsScreen', () => import('../payment/PaymentsScreen'));
const Statement = lazyScreen('StatementScreen', () => import('../payment/StatementScreen'));
const Settlements = lazyScreen('SettlementsScreen', () => import('../payment/SettlementsScreen'));
const Settled = lazyScreen('SettlementLinesScreen', () => import('../payment/SettlementsScreen'));
const EndShift = lazyScreen('EndShiftScreen', () => import('./EndShiftScreen'));

/** The head office's screens beside the list of shifts: path, right, breadcrumb after "Shifts", and screen. */
const BESIDE_SHIFTS = [
  ['shift', 'shift.see', ['Report'], ShiftReport],
  ['cashToday', 'drop.see', ['Cash today'], CashToday],
  ['drops', 'drop.see', ['Cash dropped'], Drops],
  ['deposit', 'drop.bank', ['Cash dropped', 'Pay in'], Deposit],
  [
    'discards',
    'sale.seeDiscarded',
    ['Discarded'],
    formerAddress(paths.superAdmin.lookAt, 'status=Discarded'),
  ],
  ['differences', 'difference.see', ['Differences'], formerAddress(paths.superAdmin.lookAt, 'by=person')],
  ['counters', 'counter.see', ['Counters'], Counters],
  ['payments', 'payment.see', ['Payments to confirm'], Payments],
  ['statement', 'payment.confirm', ['Bank statement'], Statement],
  ['settlements', 'settlement.see', ['Settlements'], Settlements],
  ['settlementLines', 'settlement.see', ['Settlements', 'Payments'], Settled],
  ['endShift', 'shift.end', ['Close'], EndShift],
] as const;

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
    Screen: ShiftReport,
  },
  {
    path: paths.admin.payments,
    needs: 'payment.see',
    breadcrumb: [FINANCE, 'Till', 'Payments to confirm'],
    Screen: Payments,
  },
  {
    path: paths.admin.statement,
    needs: 'payment.confirm',
    breadcrumb: [FINANCE, 'Till', 'Bank statement'],
    Screen: Statement,
  },
  {
    path: paths.superAdmin.shifts,
    needs: 'shift.see',
    breadcrumb: [FINANCE, 'Shifts'],
    menu: { label: 'Shifts', icon: CashIcon },
    Screen: lazyScreen('OfficeShiftsScreen', () => import('./ShiftsScreen')),
  },
  ...BESIDE_SHIFTS.map(([path, needs, behind, Screen]) => ({
    path: paths.superAdmin[path],
    needs,
    breadcrumb: [FINANCE, 'Shifts', ...behind],
    Screen,
  })),
];
