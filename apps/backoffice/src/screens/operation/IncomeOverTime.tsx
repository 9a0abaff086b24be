import { type DayRange, type Summary, everyDay, formatDay } from '@motorpark/domain';
import { Card, Notice, Skeleton, Stack } from '@motorpark/ui';
import { Suspense, lazy } from 'react';
import { messages } from './messages';

/** The chart library is large, so it is fetched only here; without a connection the figures above still say it all. */
const IncomeChart = lazy(async () => {
  try {
    return { default: (await import('@motorpark/ui/chart')).IncomeChart };
  } catch {
    return { default: () => <Notice tone="warning">{messages.chartMissing}</Notice> };
  }
});

interface IncomeOverTimeProps {
  /** Undefined while it is on its way. */
  summary: Summary | undefined;
  range: DayRange;
}

/** What came in and went out on each day of a period. */
export function IncomeOverTime({ summary, range }: IncomeOverTimeProps) {
  return (
    <Card title={messages.chart}>
      <Suspense fallback={<Waiting />}>
        {summary ? (
          <IncomeChart
            label={`Income and expenses, ${formatDay(range.from)} to ${formatDay(range.to)}`}
            days={everyDay(summary.days, range)}
          />
        ) : (
          <Waiting />
        )}
      </Suspense>
    </Card>
  );
}

const LINES = ['56%', '100%', '99%', '98%', '97%', '96%', '24%'];

/** About as high as the chart, so that little jumps. */
const Waiting = () => (
  <Stack gap={5}>
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
