import type { DayFigures } from '@motorpark/domain';
import { color } from '../../theme';
import type { Ink } from '../patterns';

/** One kind of money in the chart. */
interface Series extends Ink {
  key: Exclude<keyof DayFigures, 'day'>;
  label: string;
  /** Columns of the same stack stand on one another: income is one column of two parts. */
  stack: 'income' | 'expenses';
}

/** Told apart by pattern as well as by colour: tickets solid, waybills striped, expenses dotted. */
export const SERIES: readonly Series[] = [
  {
    key: 'ticketIncome',
    label: 'Tickets',
    stack: 'income',
    ink: color.brand.default,
    ground: color.brand.default,
    pattern: 'solid',
  },
  {
    key: 'waybillIncome',
    label: 'Waybills',
    stack: 'income',
    ink: color.status.info.fg,
    ground: color.status.info.bg,
    pattern: 'stripes',
  },
  {
    key: 'expenses',
    label: 'Expenses',
    stack: 'expenses',
    ink: color.status.danger.fg,
    ground: color.status.danger.bg,
    pattern: 'dots',
  },
];
