import { formatNaira, type Summary } from '@motorpark/domain';
import type { LiveFigure } from './LiveCards';
import { TODAY } from './samples';

type MoneyFigure = 'income' | 'waybillIncome' | 'ticketIncome' | 'expenses' | 'balance';

const money = (label: string, figure: MoneyFigure, note?: string): LiveFigure => ({
  label,
  ...(note !== undefined && { note }),
  of: (summary) => formatNaira(summary[figure]),
});

const count = (label: string, figure: keyof Summary['office']): LiveFigure => ({
  label,
  of: ({ office }) => office[figure].toLocaleString('en-US'),
});

/** The super admin's dashboard (docs/operation.md). */
export const OFFICE_FIGURES: readonly LiveFigure[] = [
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
export const HISTORY_FIGURES: readonly LiveFigure[] = [
  money('Total Income', 'income'),
  money('Tickets', 'ticketIncome'),
  money('Waybills', 'waybillIncome'),
  money('Expenses', 'expenses'),
  money('Balance', 'balance'),
];

/** The terminal's dashboard. */
export const TERMINAL_FIGURES: readonly LiveFigure[] = [
  money('Total Income', 'income', TODAY),
  money('Total Income (Waybill)', 'waybillIncome', TODAY),
  money('Total Income (Tickets)', 'ticketIncome', TODAY),
  money('Total Expenses', 'expenses', TODAY),
];
