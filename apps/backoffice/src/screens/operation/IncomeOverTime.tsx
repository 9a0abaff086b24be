import { type DayRange, type Summary, everyDay, formatDay } from '@motorpark/domain';
import { Card, Notice, Skeleton, Stack } from '@motorpark/ui';
import { Suspense, lazy } from 'react';
import { messages } from './messages';

/** The chart library is large, so it is loaded only here. Without it the figures above still give the same information. */
const IncomeChart = lazy(async () => {
  try {
    return { default: (await import('@motorpark/ui/chart')).IncomeChart };
  } catch {
    return { default: () => <Notice tone="warning">{messages.chartMissing}</Notice> };
  }
});

interface IncomeOverTimeProps {
  /** Undefined while it is loading. */
  summary: Summary | undefined;
  range: DayRange;
}

/** A chart of each day's income and expenses in a period. */
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

/** A placeholder about as high as the chart, which reduces layout shift. */
const Waiting = () => (
  <Stack gap={5}>
    {LINES.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
