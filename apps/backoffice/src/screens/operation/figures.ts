import { formatNaira, type Summary } from '@motorpark/domain';
import type { Figure } from './FigureCards';

type MoneyFigure = 'income' | 'waybillIncome' | 'ticketIncome' | 'expenses' | 'balance';

const money = (label: string, figure: MoneyFigure, note?: string): Figure => ({
  label,
  ...(note !== undefined && { note }),
  of: (summary) => formatNaira(summary[figure]),
});

const count = (label: string, figure: keyof Summary['office']): Figure => ({
  label,
  of: ({ office }) => office[figure].toLocaleString('en-US'),
});

/** The super admin's dashboard (docs/operation.md). */
export const OFFICE_FIGURES: readonly Figure[] = [
  money('Income', 'income'),
  money('Waybill income', 'waybillIncome'),
  money('Ticket income', 'ticketIncome'),
  money('Expenses', 'expenses'),
  count('Vehicles', 'vehicles'),
  count('Admins', 'admins'),
  count('Terminals', 'terminals'),
  count('Routes', 'routes'),
];

/** Above the super admin's operation history. */
export const HISTORY_FIGURES: readonly Figure[] = [
  money('Total Income', 'income'),
  money('Tickets', 'ticketIncome'),
  money('Waybills', 'waybillIncome'),
  money('Expenses', 'expenses'),
  money('Balance', 'balance'),
];

const TODAY = 'Overall total today';

/** The terminal's dashboard. */
export const TERMINAL_FIGURES: readonly Figure[] = [
  money('Total Income', 'income', TODAY),
  money('Total Income (Waybill)', 'waybillIncome', TODAY),
  money('Total Income (Tickets)', 'ticketIncome', TODAY),
  money('Total Expenses', 'expenses', TODAY),
];
