import { type ApiFailure, useEveryRoute, useEveryTerminal } from '@motorpark/api';
import {
  type Report,
  type ReportDefinition,
  type ReportFigures,
  type ReportRow,
  columnsOf,
  figureText,
  groupHeading,
  rowKey,
  rowName,
  routeName,
} from '@motorpark/domain';
import { type Column, DataTable, type Letterhead, ReportSheet, TextLink } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { messages } from './messages';
import { countedOf } from './reportLinks';
import type { ReportQuery } from './useReportQuery';

/** A row of the report. The last one, the total, has no `row`. */
interface Line {
  row?: ReportRow | undefined;
  figures: ReportFigures;
}

interface ReportTableProps {
  definition: ReportDefinition;
  query: ReportQuery;
  report: Report | undefined;
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
export function ReportTable(props: ReportTableProps) {
  const { definition, query, report, label, state, more } = props;
  const { failure } = state;
  const lines: Line[] = (report?.rows ?? []).map((row) => ({ row, figures: row.figures }));
  const rows = report && lines.length > 0 ? [...lines, { figures: report.total }] : [];
  return (
    <DataTable
      label={label}
      columns={tableColumns(definition, query)}
      rows={rows}
      rowKey={({ row }) => (row ? rowKey(query.by, row) : 'total')}
      isLoading={state.isLoading && !report}
      loadingText={messages.loading}
      failure={
        failure && !report && <LoadFailure {...state} failure={failure} fallback={messages.loadFailed} />
      }
      emptyText={definition.empty}
      footer={report && messages.shown(report.rows.length, report.more)}
      more={more}
    />
  );
}

function tableColumns(definition: ReportDefinition, query: ReportQuery): Column<Line>[] {
  const name = ({ row }: Line) => (row ? rowName(query.by, row) : messages.total);
  return [
    {
      header: groupHeading(query.by),
      cell: (line) => (line.row ? name(line) : <strong>{messages.total}</strong>),
      isRowHeader: true,
    },
    ...columnsOf(definition).map((column): Column<Line> => ({
      header: column.label,
      align: 'end',
      cardLabel: column.label,
      cell: ({ row, figures }) => {
        const figure = figureText(column, figures);
        const shown = row ? figure : <strong>{figure}</strong>;
        const counted = column.link && countedOf(definition, query, row, column.link);
        if (counted === undefined) return shown;
        const named = messages.figure(column.label, name({ row, figures }), figure);
        return (
          <TextLink href={counted} aria-label={named}>
            {shown}
          </TextLink>
        );
      },
    })),
  ];
}

interface PrintedReportProps {
  definition: ReportDefinition;
  query: ReportQuery;
  report: Report;
  title: string;
  days: string;
  letterhead: Letterhead;
  printedAt: string;
}

/** A report on A4, with its filters. */
export function PrintedReport(props: PrintedReportProps) {
  const { definition, query, report, title, days, letterhead, printedAt } = props;
  const { rows: terminals } = useEveryTerminal({ id: query.terminalId });
  const { rows: routes } = useEveryRoute({ id: query.routeId });
  const columns = columnsOf(definition);
  const textsOf = (figures: ReportFigures) => columns.map((column) => figureText(column, figures));
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
      headers={[groupHeading(query.by), ...columns.map(({ label }) => label)]}
      rows={report.rows.map((row) => [rowName(query.by, row), ...textsOf(row.figures)])}
      total={[messages.total, ...textsOf(report.total)]}
      letterhead={letterhead}
      printedAt={printedAt}
    />
  );
}
