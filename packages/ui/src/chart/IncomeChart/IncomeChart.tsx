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
  /** What is drawn: "Income and expenses, 9 Jan 2025 – 15 Jan 2025". Names the chart. */
  label: string;
  /** Every day of the period, oldest first, those without anything too: `everyDay` of the domain gives them. */
  days: readonly DayFigures[];
  /** Said where nothing came in or went out. */
  emptyText?: string | undefined;
}

/**
 * What came in and went out over time: tickets and waybills on one another, expenses beside them. Longer periods are drawn by week,
 * month or year. Each kind has its pattern as well as its colour, its sum stands in words, and the figures can be read as a table.
 */
export function IncomeChart({ label, days, emptyText = 'Nothing came in or went out' }: IncomeChartProps) {
  const id = useId();
  const isEmpty = days.every(
    ({ ticketIncome, waybillIncome, expenses }) =>
      ticketIncome === 0 && waybillIncome === 0 && expenses === 0,
  );
  if (isEmpty) return <EmptyState text={emptyText} />;
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
