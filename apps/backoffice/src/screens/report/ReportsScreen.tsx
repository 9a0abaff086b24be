import { failureMessage, useReport, useSees, useEveryRoute } from '@motorpark/api';
import {
  REPORTS,
  REPORT_GROUPS,
  type Report,
  type ReportName,
  formatDay,
  rangeBefore,
  reportGroup,
} from '@motorpark/domain';
import {
  Button,
  Card,
  Filters,
  Notice,
  Page,
  PeriodPicker,
  PrintIcon,
  PrintSheet,
  SelectField,
  Skeleton,
  Stack,
  SummaryCard,
  SummaryCards,
  Toolbar,
  Tabs,
  TrendNote,
} from '@motorpark/ui';
import { type ReactNode, Suspense, lazy, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { ExportButton } from '../../shared/list/ExportButton';
import { noteVisit } from '../../shared/list/lastVisits';
import { usePrinting } from '../../shared/printing/usePrinting';
import { RecordFilter } from '../../shared/list/RecordFilter';
import { today } from '../../shared/today';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { messages } from './messages';
import { REPORT_KINDS, useReportQuery } from './reports';
import { PrintedReport, ReportTable } from './ReportTable';
import type { ReportKind, ReportQuery } from './reportKind';
import { routeName, rowName } from './rowName';

/** The reports of the head office (docs/reports.md). */
export function ReportsScreen() {
  const [link] = useSearchParams();
  const name = REPORTS.find((one) => one === link.get('report')) ?? 'load';
  const { pathname, search } = useLocation();
  // The link back from what it counts leads here again, not to its defaults.
  useEffect(() => noteVisit({ address: pathname + search, entry: '' }), [pathname, search]);
  return (
    <Page title={messages.title} actions={<ReportLinks chosen={name} link={link} />}>
      {name === 'load' && <ReportView key={name} kind={REPORT_KINDS.load} />}
      {name === 'income' && <ReportView key={name} kind={REPORT_KINDS.income} />}
      {name === 'noShows' && <ReportView key={name} kind={REPORT_KINDS.noShows} />}
      {name === 'givenBack' && <ReportView key={name} kind={REPORT_KINDS.givenBack} />}
      {name === 'departures' && <ReportView key={name} kind={REPORT_KINDS.departures} />}
      {name === 'seatKm' && <ReportView key={name} kind={REPORT_KINDS.seatKm} />}
      {name === 'duties' && <ReportView key={name} kind={REPORT_KINDS.duties} />}
    </Page>
  );
}

interface ReportLinksProps {
  chosen: ReportName;
  /** The current query: the links to other reports keep the period and terminal. */
  link: URLSearchParams;
}

function ReportLinks({ chosen, link }: ReportLinksProps) {
  const seesGivenBack = useSees()('giveBack.see');
  const reports = REPORTS.filter((report) => report !== 'givenBack' || seesGivenBack);
  const pathOf = (report: ReportName) => {
    const query = new URLSearchParams(link);
    query.delete('by');
    query.set('report', report);
    return href(`${paths.superAdmin.reports}?${query.toString()}`);
  };
  return (
    <Tabs
      label={messages.reports}
      tabs={reports.map((report) => ({ label: messages.names[report], href: pathOf(report) }))}
      current={pathOf(chosen)}
    />
  );
}

const daysOf = ({ from, to }: { from: string; to: string }) => messages.range(formatDay(from), formatDay(to));

/** One report: filters, totals, chart, and rows whose figures link to what they count. */
function ReportView<Name extends ReportName>({ kind }: { kind: ReportKind<Name> }) {
  const view = useReportQuery(kind.name, kind.hasRoutes);
  const { query } = view;
  const { report, download, ...state } = useReport(kind.name, query);
  const past = { ...query, ...rangeBefore(query), by: reportGroup(kind.name, REPORT_GROUPS[kind.name][0]) };
  const { report: before, isLoading: isComparing } = useReport(kind.name, past);
  const { letterhead, printedAt, print } = usePrinting(undefined, 'A4');
  const title = `${messages.names[kind.name]} ${messages.groups[query.by].toLowerCase()}`;
  const label = `${title}, ${daysOf(query)}`;
  const isEmpty = report?.rows.length === 0;
  const hasFailed = state.failure !== undefined && !report;
  const isPrintable = report && !isEmpty && letterhead;

  return (
    <>
      <ReportFilters
        {...view}
        kind={kind}
        actions={
          isPrintable && (
            <Button icon={PrintIcon} onClick={() => print(label)}>
              {messages.print}
            </Button>
          )
        }
      />
      {state.failure && report && (
        <Notice
          tone="warning"
          action={<Button onClick={() => void state.refresh()}>{messages.retry}</Button>}
        >
          {messages.old(failureMessage(state.failure) ?? messages.loadFailed)}
        </Notice>
      )}
      {!isEmpty && !hasFailed && (
        <>
          <ReportTotals
            kind={kind}
            report={report}
            before={before}
            isComparing={isComparing && !before}
            daysBefore={daysOf(past)}
          />
          <ReportDrawing
            kind={kind}
            query={query}
            report={report}
            label={label}
            title={`${messages.drawn[kind.name]} ${messages.groups[query.by].toLowerCase()}`}
          />
        </>
      )}
      <ReportTable
        kind={kind}
        query={query}
        report={report}
        label={label}
        state={state}
        more={report && !isEmpty && <ExportButton download={download} />}
      />
      {isPrintable && (
        <PrintSheet paper="A4">
          <PrintedReport
            kind={kind}
            query={query}
            report={report}
            title={title}
            days={daysOf(query)}
            letterhead={letterhead}
            printedAt={printedAt}
          />
        </PrintSheet>
      )}
    </>
  );
}

interface ReportFiltersProps<Name extends ReportName> extends ReturnType<typeof useReportQuery<Name>> {
  kind: Pick<ReportKind<Name>, 'name' | 'hasRoutes'>;
  actions: ReactNode;
}

function ReportFilters<Name extends ReportName>(props: ReportFiltersProps<Name>) {
  const { kind, query, period, choosePeriod, narrow, actions } = props;
  const groups = REPORT_GROUPS[kind.name].map((group) => ({ value: group, label: messages.groups[group] }));
  return (
    <Toolbar actions={actions}>
      <Filters>
        <PeriodPicker value={period} today={today()} max={today()} onChange={choosePeriod} />
        <SelectField
          label={messages.by}
          isLabelHidden
          name="by"
          value={query.by}
          options={groups}
          onChange={(by) => narrow('by', by === groups[0]?.value ? undefined : by)}
        />
        <TerminalFilter value={query.terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
        {kind.hasRoutes && <RouteFilter value={query.routeId} onChange={(route) => narrow('route', route)} />}
      </Filters>
    </Toolbar>
  );
}

interface RouteFilterProps {
  /** The route's id; undefined for all. */
  value: string | undefined;
  onChange: (route: string | undefined) => void;
}

function RouteFilter({ value, onChange }: RouteFilterProps) {
  const { rows: routes, known: _known, ...state } = useEveryRoute({ id: value });
  return (
    <RecordFilter
      label={messages.route}
      name="route"
      value={value}
      onChange={onChange}
      options={routes.map((route) => ({ value: route.id, label: routeName(route) }))}
      state={state}
      words={{ all: messages.allRoutes, unknown: messages.unknownRoute }}
    />
  );
}

interface ReportTotalsProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  report: Report<Name> | undefined;
  /** The report of the preceding period; undefined until it has loaded. */
  before: Report<Name> | undefined;
  /** Whether `before` is loading; a placeholder then keeps its space. */
  isComparing: boolean;
  /** The preceding period as text. */
  daysBefore: string;
}

/** The totals of a report, compared with the preceding period of the same length. */
const ReportTotals = <Name extends ReportName>(props: ReportTotalsProps<Name>) => {
  const { kind, report, before, isComparing, daysBefore } = props;
  return (
    <SummaryCards label={messages.figures}>
      {kind.figures.map(({ label, text, compared }) => {
        const comparison = report && before && compared(report.total, before.total);
        return (
          <SummaryCard
            key={label}
            label={label}
            value={report ? text(report.total) : ''}
            isLoading={!report}
            {...(comparison && { note: <TrendNote {...comparison} before={daysBefore} /> })}
            {...(isComparing && { note: <Skeleton width="16ch" /> })}
          />
        );
      })}
    </SummaryCards>
  );
};

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
  title: string;
}

/** The chart of a report: bars, or columns if its rows are days or months. */
function ReportDrawing<Name extends ReportName>({
  kind,
  query,
  report,
  label,
  title,
}: ReportDrawingProps<Name>) {
  const { series, values, unit } = kind.drawing;
  const isOverTime = query.by === 'day' || query.by === 'month';
  return (
    <Card title={title}>
      <Suspense fallback={<Waiting />}>
        {report ? (
          <ReportChart
            label={label}
            series={series(report.total)}
            rows={report.rows.map((row) => ({
              name: query.by === 'day' ? shortDay(row.name) : rowName(row, query.by),
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
