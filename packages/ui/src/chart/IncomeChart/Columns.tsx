import { formatNaira } from '@motorpark/domain';
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
import { color } from '../../theme';
import { AXIS, barProps, Patterns } from '../patterns';
import { type Bucket, shortNaira } from './buckets';
import { Tip, TipName } from './IncomeChart.styles';
import { SERIES } from './series';

const HEIGHT = 240;

/** The columns of the chart. The table beside it is its text alternative. */
export function Columns({ buckets, id }: { buckets: Bucket[]; id: string }) {
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
        <YAxis tick={AXIS} tickLine={false} axisLine={false} width={56} tickFormatter={shortNaira} />
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
  const bucket = active ? buckets.find((one) => one.tick === tick) : undefined;
  if (!bucket) return null;
  return (
    <Tip>
      <TipName>{bucket.name}</TipName>
      {SERIES.map(({ key, label }) => (
        <div key={key}>
          <span>{label}</span>
          <span>{formatNaira(bucket[key])}</span>
        </div>
      ))}
    </Tip>
  );
}
