import { formatNaira, formatWhole, type OperationType, type Summary } from '@motorpark/domain';
import { paths } from '../../paths';
import type { Figure } from './FigureCards';
import { messages } from './messages';

type MoneyFigure = 'income' | 'waybillIncome' | 'ticketIncome' | 'expenses' | 'balance';

/** The type of ledger lines that a figure sums up; undefined for all. */
const TYPES: Record<MoneyFigure, OperationType | undefined> = {
  income: undefined,
  waybillIncome: 'WAYBILL',
  ticketIncome: 'TICKET_BOOKING',
  expenses: 'EXPENSE',
  balance: undefined,
};

const money = (label: string, figure: MoneyFigure, note?: string): Figure => ({
  label,
  ...(note !== undefined && { note }),
  of: (summary) => formatNaira(summary[figure]),
  rows: { type: TYPES[figure] },
});

const count = (label: string, figure: keyof Summary['office']): Figure => ({
  label,
  of: ({ office }) => formatWhole(office[figure]),
  rows: { path: paths.superAdmin[figure] },
});

/** Figures of the super admin's dashboard (docs/operation.md). */
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

export const HISTORY_FIGURES: readonly Figure[] = [
  money('Total Income', 'income'),
  money('Tickets', 'ticketIncome'),
  money('Waybills', 'waybillIncome'),
  money('Expenses', 'expenses'),
  money('Balance', 'balance'),
];

const terminalFigures = (note: string): readonly Figure[] => [
  money('Total Income', 'income', note),
  money('Total Income (Waybill)', 'waybillIncome', note),
  money('Total Income (Tickets)', 'ticketIncome', note),
  money('Total Expenses', 'expenses', note),
];

export const TERMINAL_FIGURES = terminalFigures('Overall total today');

export const SHIFT_FIGURES = terminalFigures(messages.myShift);
