import type { Report, ReportName } from '@motorpark/domain';
import { formatDay } from '@motorpark/domain';
import { Card, Notice, Skeleton, Stack } from '@motorpark/ui';
import { Suspense, lazy } from 'react';
import { messages } from './messages';
import type { ReportQuery, ReportKind } from './reportKind';
import { rowName } from './rowName';

/** The chart library is large, so it is loaded only here. Without it the table below still gives the same information. */
const ReportChart = lazy(async () => {
  try {
    return { default: (await import('@motorpark/ui/chart')).ReportChart };
  } catch {
    return { default: () => <Notice tone="warning">{messages.chartMissing}</Notice> };
  }
});

interface ReportDrawingProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  query: ReportQuery<Name>;
  /** Undefined while it is loading. */
  report: Report<Name> | undefined;
  label: string;
}

/** The chart of a report: bars, or columns if its rows are days. */
export function ReportDrawing<Name extends ReportName>({
  kind,
  query,
  report,
  label,
}: ReportDrawingProps<Name>) {
  const { series, values, unit } = kind.drawing;
  const isOverTime = query.by === 'day';
  return (
    <Card title={messages.chart}>
      <Suspense fallback={<Waiting />}>
        {report ? (
          <ReportChart
            label={label}
            series={series(report.total)}
            rows={report.rows.map((row) => ({
              name: isOverTime ? shortDay(row.name) : rowName(row, query.by),
              values: values(row),
            }))}
            isOverTime={isOverTime}
            unit={unit}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
    </Card>
  );
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
