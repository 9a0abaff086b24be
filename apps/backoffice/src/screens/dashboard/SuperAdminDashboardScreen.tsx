import {
  useMay,
  useSees,
  useServerKind,
  useSetUp,
  useSummary,
  today,
  keepSetUp,
  setUpKept,
} from '@motorpark/api';
import { type DayRange, SET_UP_STEPS, type Summary, everyDay, formatDay, rangeOf } from '@motorpark/domain';
import {
  Button,
  ButtonLink,
  Card,
  Filters,
  Inline,
  Notice,
  Page,
  PeriodPicker,
  Section,
  TextLink,
  RECENT,
} from '@motorpark/ui';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { href, paths, recordPath } from '../../paths';
import { Lines, PartsToCome } from '../../shared/PartsToCome';
import { useListQuery } from '../../shared/list/useListQuery';
import { setUpWords as words } from '../company/setUpWords';
import { lazyScreen } from '../../shared/lazyScreen';
import { type DashboardProps, Feed } from './Feed';
import { FigureCards } from '../operation-history/FigureCards';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { OFFICE_FIGURES } from '../operation-history/figures';
import { messages } from '../operation-history/messages';
import { linesPath, withQuery } from '../operation-history/operationHref';

const ExpiringPapers = lazyScreen('ExpiringPapers', () => import('../paper/ExpiringPapers'), <PartsToCome />);

const TermsNotice = lazyScreen('TermsNotice', () => import('../company/TermsNotice'), null);

const NEWEST = 8;
const { operations, operation } = paths.superAdmin;

/** The company's dashboard: eight figures, income over time and the newest operations. */
export function SuperAdminDashboardScreen({ isSample = false }: DashboardProps) {
  const listQuery = useListQuery({ usual: RECENT, filters: ['terminal'] });
  const { period = { period: RECENT }, choosePeriod, chosen, narrow } = listQuery;
  const [link] = useSearchParams();
  const range = rangeOf(period.period, today(), period.days);
  const terminalId = chosen('terminal');
  const { summary, ...state } = useSummary({ ...range, terminalId }, { refreshInterval: 60_000 });
  const seesPapers = useSees()('paper.see');
  const isComing = useServerKind() === undefined && !state.failure;
  const below = (
    <>
      {!isSample && (summary || state.isLoading) && <IncomeOverTime summary={summary} range={range} />}
      <Section
        title={messages.history}
        actions={<TextLink href={href(withQuery(operations, link))}>{messages.seeAll}</TextLink>}
      >
        <Feed
          filter={{ ...range, terminalId }}
          newest={NEWEST}
          isSample={isSample}
          hrefOf={({ id }) => href(recordPath(operation, id))}
        />
      </Section>
    </>
  );

  return (
    <Page
      title={messages.dashboard}
      actions={
        !isSample && (
          <Filters>
            <PeriodPicker value={period} today={today()} max={today()} onChange={choosePeriod} />
            <TerminalFilter value={terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
          </Filters>
        )
      }
    >
      <SetUpNotice />
      <TermsNotice />
      <FigureCards
        label={messages.figures}
        figures={OFFICE_FIGURES}
        summary={summary}
        isSample={isSample}
        linesAt={(type) => linesPath(operations, link, type)}
        {...state}
      />
      {isComing && <PartsToCome />}
      {!isComing && (seesPapers ? <ExpiringPapers>{below}</ExpiringPapers> : below)}
    </Page>
  );
}

/**
 * Redirects the first super admin of an empty company to the set-up, once. Afterwards shows its progress until all steps are done or the user hides the notice.
 */
function SetUpNotice() {
  const may = useMay()('company.setUp');
  const [stored, setStored] = useState(setUpKept);
  const { done } = useSetUp({ isOff: !may || stored === 'hidden' });
  const isComplete = done?.length === SET_UP_STEPS.length;
  useEffect(() => {
    if (isComplete) keepSetUp('hidden');
  }, [isComplete]);

  if (!done || isComplete || stored === 'hidden') return null;
  if (done.length === 0 && stored === undefined) return <Navigate to={paths.superAdmin.setUp} replace />;
  const hide = () => {
    keepSetUp('hidden');
    setStored('hidden');
  };
  return (
    <Notice
      tone="info"
      title={words.title}
      action={
        <Inline>
          <ButtonLink href={href(paths.superAdmin.setUp)}>{words.goOn}</ButtonLink>
          <Button onPress={hide}>{words.hide}</Button>
        </Inline>
      }
    >
      {words.progress(done.length, SET_UP_STEPS.length)}
    </Notice>
  );
}

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
function IncomeOverTime({ summary, range }: IncomeOverTimeProps) {
  return (
    <Card title={messages.chart}>
      <Suspense fallback={<Lines count={9} />}>
        {summary ? (
          <IncomeChart
            label={`Income and expenses, ${formatDay(range.from)} to ${formatDay(range.to)}`}
            days={everyDay(summary.days, range)}
          />
        ) : (
          <Lines count={9} />
        )}
      </Suspense>
    </Card>
  );
}
