import { type ApiFailure, useEveryRoute, useEveryTerminal } from '@motorpark/api';
import type { Report, ReportFigures, ReportName, ReportRow } from '@motorpark/domain';
import { type Column, DataTable, type Letterhead, ReportSheet, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from './messages';
import type { ReportKind, ReportQuery } from './reportKind';
import { routeName, rowName } from './rowName';

/** A row of the report. The last one, the total, has no `row`. */
interface Line<Name extends ReportName> {
  row?: ReportRow<Name> | undefined;
  figures: ReportFigures[Name];
}

interface ReportTableProps<Name extends ReportName> {
  kind: ReportKind<Name>;
  query: ReportQuery<Name>;
  report: Report<Name> | undefined;
  label: string;
  state: {
    failure: ApiFailure | undefined;
    isLoading: boolean;
    isRefreshing: boolean;
    refresh: () => Promise<void>;
  };
  /** Shown at the end: the export of the report. */
  more: ReactNode;
}

/** The report's rows and their total; each figure links to what it counts. */
export function ReportTable<Name extends ReportName>(props: ReportTableProps<Name>) {
  const { kind, query, report, label, state, more } = props;
  const { failure } = state;
  const lines: Line<Name>[] = (report?.rows ?? []).map((row) => ({ row, figures: row }));
  const rows = report && lines.length > 0 ? [...lines, { figures: report.total }] : [];
  return (
    <DataTable
      label={label}
      columns={columnsOf(kind, query)}
      rows={rows}
      rowKey={({ row }) => (row ? `${row.id} ${row.weekday ?? ''}` : 'total')}
      isLoading={state.isLoading && !report}
      loadingText={messages.loading}
      failure={
        failure && !report && <LoadFailure {...state} failure={failure} fallback={messages.loadFailed} />
      }
      emptyText={messages.empty[kind.name]}
      footer={report && messages.shown(report.rows.length, report.more)}
      more={more}
    />
  );
}

function columnsOf<Name extends ReportName>(
  kind: ReportKind<Name>,
  query: ReportQuery<Name>,
): Column<Line<Name>>[] {
  const name = ({ row }: Line<Name>) => (row ? rowName(row, query.by) : messages.total);
  return [
    {
      header: messages.rows[query.by],
      cell: (line) => (line.row ? name(line) : <strong>{messages.total}</strong>),
      isRowHeader: true,
    },
    ...kind.figures.map(({ label, text, href }): Column<Line<Name>> => ({
      header: label,
      align: 'end',
      cardLabel: label,
      cell: ({ row, figures }) => {
        const figure = text(figures);
        const shown = row ? figure : <strong>{figure}</strong>;
        if (!href) return shown;
        const named = messages.figure(label, name({ row, figures }), figure);
        return (
          <TextLink href={href(row, query)} aria-label={named}>
            {shown}
          </TextLink>
        );
      },
    })),
  ];
}

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
  const { rows: terminals } = useEveryTerminal({ id: query.terminalId });
  const { rows: routes } = useEveryRoute({ id: query.routeId });
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
