import type { DayFigures } from '@motorpark/domain';
import { color } from '../../theme';

/** One kind of money in the chart. */
export interface Series {
  key: Exclude<keyof DayFigures, 'day'>;
  label: string;
  /** Columns of the same stack stand on one another: income is one column of two parts. */
  stack: 'income' | 'expenses';
  /** Its colour, and the ground between its stripes. */
  ink: string;
  ground: string;
}

/** Told apart by pattern as well as by colour: tickets solid, waybills striped, expenses dotted. */
export const SERIES: readonly Series[] = [
  {
    key: 'ticketIncome',
    label: 'Tickets',
    stack: 'income',
    ink: color.brand.default,
    ground: color.brand.default,
  },
  {
    key: 'waybillIncome',
    label: 'Waybills',
    stack: 'income',
    ink: color.status.info.fg,
    ground: color.status.info.bg,
  },
  {
    key: 'expenses',
    label: 'Expenses',
    stack: 'expenses',
    ink: color.status.danger.fg,
    ground: color.status.danger.bg,
  },
];

/** The patterns, once in each drawing that uses them. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {SERIES.map(({ key, ink, ground }) => (
        <pattern
          key={key}
          id={`${id}${key}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={key === 'waybillIncome' ? 'rotate(45)' : undefined}
        >
          <rect width="6" height="6" fill={ground} />
          {key === 'waybillIncome' && <rect width="2.5" height="6" fill={ink} />}
          {key === 'expenses' && <circle cx="3" cy="3" r="1.6" fill={ink} />}
        </pattern>
      ))}
    </defs>
  );
}
