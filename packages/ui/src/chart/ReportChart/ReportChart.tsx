import type { Region } from '@motorpark/domain';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  type LabelProps,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useLocale } from '../../locale';
import { color } from '../../theme';
import { shortNaira } from '../IncomeChart/buckets';
import { Figure } from '../chart.styles';
import { Legend } from '../Legend';
import { AXIS, barProps, type Ink, Patterns } from '../patterns';

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
 * Shows the rows of a report as bars with their values on them, the largest twelve if there are more. Always show it beside a table of the same
 * figures, which can be read aloud and has links.
 */
export function ReportChart({ label, series, rows, isOverTime, unit }: ReportChartProps) {
  const { say } = useLocale();
  const id = useId();
  const isCut = isOverTime !== true && rows.length > MOST_BARS;
  const largest = isCut
    ? rows.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MOST_BARS)
    : rows;
  const inks = inksOf(series.length);
  return (
    <Figure role="group" aria-label={label}>
      <Legend id={`${id}key`} inks={inks} series={series} />
      {isCut && <p>{say('The {shown} largest of {all}', { shown: MOST_BARS, all: rows.length })}</p>}
      <div aria-hidden="true">
        <Bars rows={largest} series={series} isOverTime={isOverTime} unit={unit} id={`${id}bar`} />
      </div>
    </Figure>
  );
}

const BAR = 34;
const AXIS_HEIGHT = 30;
const COLUMNS_HEIGHT = 240;
const LONGEST_NAME = 28;

const TICKS: Readonly<Record<ReportChartProps['unit'], (value: number, region: Region) => string>> = {
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
function Bars({ rows, series, isOverTime = false, unit, id }: BarsProps) {
  const { region } = useLocale();
  const inks = inksOf(series.length);
  const data = rows.map(({ name, values }) => ({
    name: isOverTime ? name : short(name),
    ...Object.fromEntries(values.map((value, place) => [`s${place}`, value])),
  }));
  const height = isOverTime ? COLUMNS_HEIGHT : rows.length * BAR + AXIS_HEIGHT;
  const names = { dataKey: 'name', tick: AXIS, tickLine: false, axisLine: { stroke: color.line.control } };
  const text = (value: number) => TICKS[unit](value, region);
  const valueOn = (bar: LabelProps) => barValue({ ...bar, text, isHorizontal: !isOverTime });
  const sizes = {
    tick: AXIS,
    tickLine: false,
    axisLine: false,
    tickFormatter: text,
  };
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
            <YAxis {...names} type="category" width="auto" interval={0} />
            <ReferenceLine x={0} stroke={color.line.control} />
          </>
        )}
        {inks.map((ink) => (
          <Bar key={ink.key} {...barProps(id, ink)} stackId="all">
            <LabelList dataKey={ink.key} content={valueOn} />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Width of a character of a bar's value, and the height of its line. */
const CHARACTER = 7;
const LINE = 16;

interface BarValueProps extends Pick<LabelProps, 'x' | 'y' | 'width' | 'height' | 'value'> {
  text: (value: number) => string;
  isHorizontal: boolean;
}

/** Returns the value in the middle of its bar, or left of a short one below zero; left out where it would not fit, as the table has it. */
function barValue({ x, y, width, height, value, text, isHorizontal }: BarValueProps) {
  const words = Number(value) === 0 ? '' : text(Number(value));
  const [wide, high] = [Math.abs(Number(width)), Math.abs(Number(height))];
  const [left, top] = [
    Math.min(Number(x), Number(x) + Number(width)),
    Math.min(Number(y), Number(y) + Number(height)),
  ];
  const plate = words.length * CHARACTER + 6;
  // Nothing else is left of a bar below zero.
  const isOutside = isHorizontal && wide < plate && Number(value) < 0;
  if (words === '' || high < LINE || (wide < plate && !isOutside)) return null;
  const [middle, line] = [isOutside ? left - plate / 2 - 2 : left + wide / 2, top + high / 2];
  return (
    <g>
      <rect
        x={middle - plate / 2}
        y={line - LINE / 2}
        width={plate}
        height={LINE}
        rx={3}
        fill={color.surface.raised}
      />
      <text
        x={middle}
        y={line}
        dy="0.35em"
        textAnchor="middle"
        fontSize={AXIS.fontSize}
        fill={color.text.default}
      >
        {words}
      </text>
    </g>
  );
}

const STYLES: readonly Omit<Ink, 'key'>[] = [
  { ink: color.brand.default, background: color.brand.default, pattern: 'solid' },
  { ink: color.status.info.fg, background: color.status.info.bg, pattern: 'stripes' },
  { ink: color.status.danger.fg, background: color.status.danger.bg, pattern: 'dots' },
  { ink: color.status.warning.fg, background: color.status.warning.bg, pattern: 'stripes' },
  { ink: color.status.success.fg, background: color.status.success.bg, pattern: 'dots' },
];

/** Returns how each of a number of series is drawn: they differ by pattern as well as by colour. */
const inksOf = (count: number): Ink[] =>
  Array.from({ length: count }, (_, place) => {
    const style = STYLES[place % STYLES.length];
    if (!style) throw new RangeError('There are no styles');
    return { key: `s${place}`, ...style };
  });
