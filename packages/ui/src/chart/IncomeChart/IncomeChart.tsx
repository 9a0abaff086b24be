import { type DayFigures, formatNaira } from '@motorpark/domain';
import { useId } from 'react';
import { EmptyState } from '../../data/EmptyState/EmptyState';
import { Legend } from '../Legend';
import { bucketsOf } from './buckets';
import { Columns } from './Columns';
import { FigureTable } from './FigureTable';
import { Figure, Summary } from './IncomeChart.styles';
import { SERIES } from './series';

export interface IncomeChartProps {
  /** Accessible name of the chart: "Income and expenses, 9 Jan 2025 – 15 Jan 2025". */
  label: string;
  /** All days of the period, oldest first, including those without income or expenses: see `everyDay` of the domain. */
  days: readonly DayFigures[];
}

/**
 * Shows income and expenses over time: tickets and waybills stacked, expenses beside them. Longer periods are shown by
 * week, month or year. Each series has a pattern as well as a colour, its total is written out, and the figures can be
 * read as a table.
 */
export function IncomeChart({ label, days }: IncomeChartProps) {
  const id = useId();
  const isEmpty = days.every(
    ({ ticketIncome, waybillIncome, expenses }) =>
      ticketIncome === 0 && waybillIncome === 0 && expenses === 0,
  );
  if (isEmpty) return <EmptyState text="Nothing came in or went out" />;
  const buckets = bucketsOf(days);
  return (
    <Figure role="group" aria-label={label}>
      <Legend
        id={`${id}key`}
        inks={SERIES}
        series={SERIES.map(({ key, label: name }) => ({
          label: name,
          total: formatNaira(days.reduce((sum, day) => sum + day[key], 0)),
        }))}
      />
      <div aria-hidden="true">
        <Columns buckets={buckets} id={`${id}bar`} />
      </div>
      <details>
        <Summary>Show as a table</Summary>
        <FigureTable label={label} buckets={buckets} />
      </details>
    </Figure>
  );
}
