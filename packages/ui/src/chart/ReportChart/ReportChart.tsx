import { useId } from 'react';
import { Figure } from '../IncomeChart/IncomeChart.styles';
import { Legend } from '../Legend';
import { Bars } from './Bars';
import { inksOf } from './inks';

export interface ReportChartProps {
  /** What is drawn: "Load factor by route, 9 Jan 2025 to 15 Jan 2025". */
  label: string;
  /** What the values are, each with what all rows come to; they stand on one another. */
  series: readonly { label: string; total: string }[];
  /** In the order of the table beside it; a value for each of the series. */
  rows: readonly { name: string; values: readonly number[] }[];
  /** Whether the rows are days: columns from left to right, rather than bars under one another. */
  isOverTime?: boolean | undefined;
  /** What the values are in, `naira` being kobo: the axis says "80%", "₦1.2m", "1,200". */
  unit: 'percent' | 'naira' | 'count';
}

/** How many bars there is room for; more are in the table alone. */
const MOST_BARS = 12;

const sizeOf = ({ values }: ReportChartProps['rows'][number]) =>
  values.reduce((sum, value) => sum + Math.abs(value), 0);

/**
 * The rows of a report as bars, the largest twelve where there are more. A table of the same figures stands beside it always: it can be
 * read aloud, and leads on.
 */
export function ReportChart({ label, series, rows, isOverTime, unit }: ReportChartProps) {
  const id = useId();
  const isCut = isOverTime !== true && rows.length > MOST_BARS;
  const largest = isCut
    ? rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_BARS)
    : rows;
  const inks = inksOf(series.length);
  return (
    <Figure role="group" aria-label={label}>
      <Legend id={`${id}key`} inks={inks} series={series} />
      {isCut && <p>{`The ${MOST_BARS} largest of ${rows.length}`}</p>}
      <div aria-hidden="true">
        <Bars rows={largest} series={series} isOverTime={isOverTime} unit={unit} id={`${id}bar`} />
      </div>
    </Figure>
  );
}
