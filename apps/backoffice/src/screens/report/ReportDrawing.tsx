import {
  type Report,
  type ReportColumn,
  type ReportDefinition,
  type ReportFigures,
  columnsOf,
  figureText,
  formatDay,
  percentOf,
  rowName,
} from '@motorpark/domain';
import { Card, Notice, Skeleton, Stack } from '@motorpark/ui';
import { Suspense, lazy } from 'react';
import { messages } from './messages';
import type { ReportQuery } from './useReportQuery';

/** The chart library is large, so it is loaded only here. Without it the table below still gives the same information. */
const ReportChart = lazy(async () => {
  try {
    return { default: (await import('@motorpark/ui/chart')).ReportChart };
  } catch {
    return { default: () => <Notice tone="warning">{messages.chartMissing}</Notice> };
  }
});

interface ReportDrawingProps {
  definition: ReportDefinition;
  query: ReportQuery;
  /** Undefined while it is loading. */
  report: Report | undefined;
  label: string;
  title: string;
}

/** The chart of a report: bars, or columns if its rows are days or months. */
export function ReportDrawing({ definition, query, report, label, title }: ReportDrawingProps) {
  const columns = columnsOf(definition).filter(({ name }) => definition.drawing.includes(name));
  const unit = columns[0]?.unit ?? 'count';
  const isOverTime = query.by === 'day' || query.by === 'month';
  return (
    <Card title={title}>
      <Suspense fallback={<Waiting />}>
        {report ? (
          <ReportChart
            label={label}
            series={columns.map((column) => ({
              label: column.label,
              total: figureText(column, report.total),
            }))}
            rows={report.rows.map((row) => ({
              name: query.by === 'day' ? shortDay(row.name) : rowName(query.by, row),
              values: columns.map((column) => drawnValue(column, row.figures)),
            }))}
            isOverTime={isOverTime}
            unit={unit === 'minutes' ? 'count' : unit}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
    </Card>
  );
}

/** A figure in the unit of the chart: whole percent, whole hours. */
function drawnValue({ unit, of }: ReportColumn, figures: ReportFigures): number {
  const [part, whole] = of(figures);
  if (unit === 'percent') return percentOf(part, whole) ?? 0;
  return unit === 'minutes' ? Math.round(part / 60) : part;
}

/** Returns day and month, such as `15 Jan`. */
const shortDay = (day: string) => formatDay(day).replace(/ \d+$/, '');

const LINES = ['56%', '100%', '99%', '98%', '97%', '24%'];

const Waiting = () => (
  <Stack gap={5}>
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
