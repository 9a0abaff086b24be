import { failureMessage, useReport } from '@motorpark/api';
import { type ReportName, REPORT_GROUPS, formatDay, rangeBefore, reportGroup } from '@motorpark/domain';
import { Button, Notice, PrintIcon, PrintSheet } from '@motorpark/ui';
import { ExportButton } from '../../shared/list/ExportButton';
import { usePrinting } from '../../shared/printing/usePrinting';
import { ReportDrawing } from './ReportDrawing';
import { ReportFilters } from './ReportFilters';
import { PrintedReport } from './PrintedReport';
import { ReportTable } from './ReportTable';
import { ReportTotals } from './ReportTotals';
import { messages } from './messages';
import type { ReportKind } from './reportKind';
import { useReportQuery } from './useReportQuery';

const daysOf = ({ from, to }: { from: string; to: string }) => messages.range(formatDay(from), formatDay(to));

/** One report: filters, totals, chart, and rows whose figures link to what they count. */
export function ReportView<Name extends ReportName>({ kind }: { kind: ReportKind<Name> }) {
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
          <ReportDrawing kind={kind} query={query} report={report} label={label} />
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
