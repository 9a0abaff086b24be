import { useRouteChoices, useTerminalChoices } from '@motorpark/api';
import type { Report, ReportName } from '@motorpark/domain';
import { type Letterhead, ReportSheet } from '@motorpark/ui';
import { messages } from './messages';
import type { ReportQuery, ReportKind } from './reportKind';
import { routeName, rowName } from './rowName';

interface PrintedReportProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  query: ReportQuery<Name>;
  report: Report<Name>;
  title: string;
  days: string;
  letterhead: Letterhead;
  printedAt: string;
}

/** A report on A4, with its filters. */
export function PrintedReport<Name extends ReportName>(props: PrintedReportProps<Name>) {
  const { kind, query, report, title, days, letterhead, printedAt } = props;
  const { rows: terminals } = useTerminalChoices({ id: query.terminalId });
  const { rows: routes } = useRouteChoices({ id: query.routeId });
  const terminal = terminals.find(({ id }) => id === query.terminalId);
  const route = routes.find(({ id }) => id === query.routeId);
  return (
    <ReportSheet
      title={title}
      facts={[
        days,
        ...(query.terminalId === undefined
          ? []
          : [messages.ofTerminal(terminal?.name ?? messages.oneTerminal)]),
        ...(query.routeId === undefined
          ? []
          : [messages.ofRoute(route ? routeName(route) : messages.oneRoute)]),
      ]}
      headers={[messages.rows[query.by], ...kind.figures.map(({ label }) => label)]}
      rows={report.rows.map((row) => [rowName(row, query.by), ...kind.figures.map(({ text }) => text(row))])}
      total={[messages.total, ...kind.figures.map(({ text }) => text(report.total))]}
      letterhead={letterhead}
      printedAt={printedAt}
    />
  );
}
