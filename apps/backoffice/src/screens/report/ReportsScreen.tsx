import { failureMessage, useReport, useSees, useEveryRoute, today } from '@motorpark/api';
import {
  REPORT_NAMES,
  type Report,
  type ReportDefinition,
  type ReportName,
  columnsOf,
  figureChange,
  figureText,
  formatDay,
  groupLabel,
  rangeBefore,
  reportAt,
  reportGroup,
  reportNamed,
  routeName,
} from '@motorpark/domain';
import {
  Button,
  Filters,
  Notice,
  Page,
  PeriodPicker,
  PrintIcon,
  PrintSheet,
  SelectField,
  Skeleton,
  SummaryCard,
  SummaryCards,
  Toolbar,
  TabLinks,
  TrendNote,
} from '@motorpark/ui';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { href, paths } from '../../paths';
import { ExportButton } from '../../shared/list/ExportButton';
import { noteVisit } from '../../shared/list/lastVisits';
import { usePrinting } from '../../shared/printing/usePrinting';
import { RecordFilter } from '../../shared/list/RecordFilter';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { messages } from './messages';
import { ReportDrawing } from './ReportDrawing';
import { PrintedReport, ReportTable } from './ReportTable';
import { useReportQuery } from './useReportQuery';

/** The reports of the head office (docs/reports.md). */
export function ReportsScreen() {
  const [link] = useSearchParams();
  const { pathname, search } = useLocation();
  const { name, by } = reportAt(link.get('report'));
  // The link back from what it counts leads here again, not to its defaults.
  useEffect(() => noteVisit({ address: pathname + search, entry: '' }), [pathname, search]);
  if (by !== undefined) {
    const query = new URLSearchParams({ by, ...Object.fromEntries(link), report: name });
    return <Navigate to={`${pathname}?${query.toString()}`} replace />;
  }
  return (
    <Page title={messages.title} actions={<ReportLinks chosen={name} link={link} />}>
      <ReportView key={name} name={name} />
    </Page>
  );
}

interface ReportLinksProps {
  chosen: ReportName;
  /** The current query: the links to other reports keep the period and terminal. */
  link: URLSearchParams;
}

function ReportLinks({ chosen, link }: ReportLinksProps) {
  const sees = useSees();
  const reports = REPORT_NAMES.filter((report) => sees(reportNamed(report).does));
  const pathOf = (report: ReportName) => {
    const query = new URLSearchParams(link);
    query.delete('by');
    query.set('report', report);
    return href(`${paths.superAdmin.reports}?${query.toString()}`);
  };
  return (
    <TabLinks
      label={messages.reports}
      tabs={reports.map((report) => ({ label: reportNamed(report).title, href: pathOf(report) }))}
      current={pathOf(chosen)}
    />
  );
}

const daysOf = ({ from, to }: { from: string; to: string }) => messages.range(formatDay(from), formatDay(to));

/** One report: filters, totals, chart, and rows whose figures link to what they count. */
function ReportView({ name }: { name: ReportName }) {
  const definition = reportNamed(name);
  const view = useReportQuery(definition);
  const { query } = view;
  const { report, download, ...state } = useReport(name, query);
  const past = { ...query, ...rangeBefore(query), by: reportGroup(definition, undefined) };
  const { report: before, isLoading: isComparing } = useReport(name, past);
  const { letterhead, printedAt, print } = usePrinting(undefined, { only: 'A4' });
  const grouped = groupLabel(query.by).toLowerCase();
  const title = `${definition.title} ${grouped}`;
  const label = `${title}, ${daysOf(query)}`;
  const isEmpty = report?.rows.length === 0;
  const hasFailed = state.failure !== undefined && !report;
  const isPrintable = report && !isEmpty && letterhead;

  return (
    <>
      <ReportFilters
        {...view}
        definition={definition}
        actions={
          isPrintable && (
            <Button icon={PrintIcon} onPress={() => print(label)}>
              {messages.print}
            </Button>
          )
        }
      />
      {state.failure && report && (
        <Notice
          tone="warning"
          action={<Button onPress={() => void state.refresh()}>{messages.retry}</Button>}
        >
          {messages.old(failureMessage(state.failure) ?? messages.loadFailed)}
        </Notice>
      )}
      {!isEmpty && !hasFailed && (
        <>
          <ReportTotals
            definition={definition}
            report={report}
            before={before}
            isComparing={isComparing && !before}
            daysBefore={daysOf(past)}
          />
          <ReportDrawing
            definition={definition}
            query={query}
            report={report}
            label={label}
            title={`${definition.drawn} ${grouped}`}
          />
        </>
      )}
      <ReportTable
        definition={definition}
        query={query}
        report={report}
        label={label}
        state={state}
        more={report && !isEmpty && <ExportButton download={download} />}
      />
      {isPrintable && (
        <PrintSheet paper="A4">
          <PrintedReport
            definition={definition}
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

interface ReportFiltersProps extends ReturnType<typeof useReportQuery> {
  definition: ReportDefinition;
  actions: ReactNode;
}

function ReportFilters(props: ReportFiltersProps) {
  const { definition, query, period, choosePeriod, narrow, actions } = props;
  const groups = definition.groups.map((group) => ({ value: group, label: groupLabel(group) }));
  return (
    <Toolbar actions={actions}>
      <Filters>
        <PeriodPicker value={period} today={today()} onChange={choosePeriod} />
        <SelectField
          label={messages.by}
          isLabelHidden
          name="by"
          value={query.by}
          options={groups}
          onChange={(by) => narrow('by', by === groups[0]?.value ? undefined : by)}
        />
        <TerminalFilter value={query.terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
        {definition.hasRoutes && (
          <RouteFilter value={query.routeId} onChange={(route) => narrow('route', route)} />
        )}
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

interface ReportTotalsProps {
  definition: ReportDefinition;
  report: Report | undefined;
  /** The report of the preceding period; undefined until it has loaded. */
  before: Report | undefined;
  /** Whether `before` is loading; a placeholder then keeps its space. */
  isComparing: boolean;
  /** The preceding period as text. */
  daysBefore: string;
}

/** The totals of a report, compared with the preceding period of the same length. */
const ReportTotals = (props: ReportTotalsProps) => {
  const { definition, report, before, isComparing, daysBefore } = props;
  return (
    <SummaryCards label={messages.figures}>
      {columnsOf(definition).map((column) => {
        const { label } = column;
        const comparison = report && before && figureChange(column, report.total, before.total);
        return (
          <SummaryCard
            key={label}
            label={label}
            value={report ? figureText(column, report.total) : ''}
            isLoading={!report}
            {...(comparison && { note: <TrendNote {...comparison} before={daysBefore} /> })}
            {...(isComparing && { note: <Skeleton width="16ch" /> })}
          />
        );
      })}
    </SummaryCards>
  );
};
