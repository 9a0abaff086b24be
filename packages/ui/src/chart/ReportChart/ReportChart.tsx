import { useId } from 'react';
import { Figure } from '../IncomeChart/IncomeChart.styles';
import { Legend } from '../Legend';
import { Bars } from './Bars';
import { inksOf } from './inks';

export interface ReportChartProps {
  /** Accessible name of the chart: "Load factor by route, 9 Jan 2025 to 15 Jan 2025". */
  label: string;
  /** The series, each with the total of all rows; their values are stacked. */
  series: readonly { label: string; total: string }[];
  /** The rows in the order of the table beside the chart, with a value for each series. */
  rows: readonly { name: string; values: readonly number[] }[];
  /** Whether the rows are days: they are then columns from left to right instead of horizontal bars. */
  isOverTime?: boolean | undefined;
  /** Unit of the values (`naira` values are in kobo): the axis says "80%", "₦1.2m", "1,200". */
  unit: 'percent' | 'naira' | 'count';
}

/** Maximum number of bars; further rows are only in the table. */
const MOST_BARS = 12;

const sizeOf = ({ values }: ReportChartProps['rows'][number]) =>
  values.reduce((sum, value) => sum + Math.abs(value), 0);

/**
 * Shows the rows of a report as bars, the largest twelve if there are more. Always show it beside a table of the same
 * figures, which can be read aloud and has links.
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
