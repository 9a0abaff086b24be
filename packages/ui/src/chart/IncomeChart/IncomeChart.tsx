import { type DayFigures, formatNaira } from '@motorpark/domain';
import { useId } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { EmptyState } from '../../data/EmptyState/EmptyState';
import { useLocale } from '../../locale';
import { color } from '../../theme';
import { Legend } from '../Legend';
import { AXIS, barProps, type Ink, Patterns } from '../patterns';
import { type Bucket, bucketsOf, shortNaira } from './buckets';
import { Figure, Summary, Table, Tip, TipName } from '../chart.styles';

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
  const { region, say } = useLocale();
  const isEmpty = days.every(
    ({ ticketIncome, waybillIncome, expenses }) =>
      ticketIncome === 0 && waybillIncome === 0 && expenses === 0,
  );
  if (isEmpty) return <EmptyState text={say('Nothing came in or went out')} />;
  const buckets = bucketsOf(days, say);
  return (
    <Figure role="group" aria-label={label}>
      <Legend
        id={`${id}key`}
        inks={SERIES}
        series={SERIES.map(({ key, label: name }) => ({
          label: say(name),
          total: formatNaira(
            days.reduce((sum, day) => sum + day[key], 0),
            region,
          ),
        }))}
      />
      <div aria-hidden="true">
        <Columns buckets={buckets} id={`${id}bar`} />
      </div>
      <details>
        <Summary>{say('Show as a table')}</Summary>
        <FigureTable label={label} buckets={buckets} />
      </details>
    </Figure>
  );
}

/** The figures of the chart as a table, for screen readers and for exact amounts. */
function FigureTable({ label, buckets }: { label: string; buckets: readonly Bucket[] }) {
  const { region, say } = useLocale();
  return (
    <Table tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('Date')}</th>
            {SERIES.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.map((bucket) => (
            <tr key={bucket.day}>
              <th scope="row">{bucket.name}</th>
              {SERIES.map(({ key }) => (
                <td key={key}>{formatNaira(bucket[key], region)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

const HEIGHT = 240;

/** The columns of the chart. The table beside it is its text alternative. */
function Columns({ buckets, id }: { buckets: Bucket[]; id: string }) {
  const { region } = useLocale();
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 600, height: HEIGHT }}>
      <BarChart
        data={buckets}
        stackOffset="sign"
        barGap={2}
        barCategoryGap="18%"
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <Patterns id={id} inks={SERIES} />
        <CartesianGrid vertical={false} stroke={color.line.default} />
        <XAxis
          dataKey="tick"
          tick={AXIS}
          tickLine={false}
          axisLine={{ stroke: color.line.control }}
          minTickGap={12}
          interval="preserveStartEnd"
        />
        <YAxis
          tick={AXIS}
          tickLine={false}
          axisLine={false}
          width={56}
          tickFormatter={(kobo: number) => shortNaira(kobo, region)}
        />
        <ReferenceLine y={0} stroke={color.line.control} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: color.surface.hovered }}
          content={<ColumnTip buckets={buckets} />}
        />
        {SERIES.map((series) => (
          <Bar key={series.key} {...barProps(id, series)} name={series.label} stackId={series.stack} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface ColumnTipProps {
  buckets: readonly Bucket[];
  /** Set by the chart library for the column under the pointer. */
  active?: boolean;
  label?: string | number;
}

/** The tooltip of a column, with its exact amounts. */
function ColumnTip({ buckets, active = false, label: tick }: ColumnTipProps) {
  const { region, say } = useLocale();
  const bucket = active ? buckets.find((one) => one.tick === tick) : undefined;
  if (!bucket) return null;
  return (
    <Tip>
      <TipName>{bucket.name}</TipName>
      {SERIES.map(({ key, label }) => (
        <div key={key}>
          <span>{say(label)}</span>
          <span>{formatNaira(bucket[key], region)}</span>
        </div>
      ))}
    </Tip>
  );
}

interface Series extends Ink {
  key: Exclude<keyof DayFigures, 'day'>;
  label: string;
  /** Series of the same stack are on top of one another: income is one column of two parts. */
  stack: 'income' | 'expenses';
}

/** Series differ by pattern as well as by colour: tickets solid, waybills striped, expenses dotted. */
const SERIES: readonly Series[] = [
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
