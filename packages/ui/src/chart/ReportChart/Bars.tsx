import { Bar, BarChart, CartesianGrid, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { color } from '../../theme';
import { AXIS, barProps, Patterns } from '../patterns';
import { shortNaira } from '../IncomeChart/buckets';
import { inksOf } from './inks';
import type { ReportChartProps } from './ReportChart';

const BAR = 34;
const AXIS_HEIGHT = 30;
const COLUMNS_HEIGHT = 240;
const LONGEST_NAME = 24;
/** Width of a name of that length. */
const NAMES_WIDTH = 160;

const TICKS: Readonly<Record<ReportChartProps['unit'], (value: number) => string>> = {
  percent: (value) => `${value}%`,
  naira: shortNaira,
  count: (value) => value.toLocaleString('en-US'),
};

const short = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

interface BarsProps extends Pick<ReportChartProps, 'rows' | 'series' | 'isOverTime' | 'unit'> {
  id: string;
}

/**
 * The bars of the chart: a horizontal bar for each row, or columns from left to right over time. The table
 * beside it is its text alternative.
 */
export function Bars({ rows, series, isOverTime = false, unit, id }: BarsProps) {
  const inks = inksOf(series.length);
  const data = rows.map(({ name, values }) => ({
    name: isOverTime ? name : short(name),
    ...Object.fromEntries(values.map((value, place) => [`s${place}`, value])),
  }));
  const height = isOverTime ? COLUMNS_HEIGHT : rows.length * BAR + AXIS_HEIGHT;
  const names = { dataKey: 'name', tick: AXIS, tickLine: false, axisLine: { stroke: color.line.control } };
  const sizes = { tick: AXIS, tickLine: false, axisLine: false, tickFormatter: TICKS[unit] };
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 600, height }}>
      <BarChart
        data={data}
        layout={isOverTime ? 'horizontal' : 'vertical'}
        stackOffset="sign"
        barCategoryGap="18%"
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <Patterns id={id} inks={inks} />
        <CartesianGrid vertical={!isOverTime} horizontal={isOverTime} stroke={color.line.default} />
        {isOverTime ? (
          <>
            <XAxis {...names} minTickGap={12} interval="preserveStartEnd" />
            <YAxis {...sizes} width={56} />
            <ReferenceLine y={0} stroke={color.line.control} />
          </>
        ) : (
          <>
            <XAxis {...sizes} type="number" height={AXIS_HEIGHT} />
            <YAxis {...names} type="category" width={NAMES_WIDTH} interval={0} />
            <ReferenceLine x={0} stroke={color.line.control} />
          </>
        )}
        {inks.map((ink) => (
          <Bar key={ink.key} {...barProps(id, ink)} stackId="all" />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
