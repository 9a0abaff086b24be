import type { DayFigures } from '@motorpark/domain';
import { color } from '../../theme';
import type { Ink } from '../patterns';

/** One series of the chart. */
interface Series extends Ink {
  key: Exclude<keyof DayFigures, 'day'>;
  label: string;
  /** Series of the same stack are on top of one another: income is one column of two parts. */
  stack: 'income' | 'expenses';
}

/** Series differ by pattern as well as by colour: tickets solid, waybills striped, expenses dotted. */
export const SERIES: readonly Series[] = [
  {
    key: 'ticketIncome',
    label: 'Tickets',
    stack: 'income',
    ink: color.brand.default,
    background: color.brand.default,
    pattern: 'solid',
  },
  {
    key: 'waybillIncome',
    label: 'Waybills',
    stack: 'income',
    ink: color.status.info.fg,
    background: color.status.info.bg,
    pattern: 'stripes',
  },
  {
    key: 'expenses',
    label: 'Expenses',
    stack: 'expenses',
    ink: color.status.danger.fg,
    background: color.status.danger.bg,
    pattern: 'dots',
  },
];
