import { type ReportQuery as WireQuery, reportCall, wireFigure } from '@motorpark/contract';
import {
  type Report,
  type ReportDefinition,
  type ReportFigures,
  type ReportFilter,
  type ReportGroup,
  type ReportName,
  type ReportSubject,
  reportNamed,
} from '@motorpark/domain';
import { request } from '../backend/connection';
import { downloadFrom } from '../rows/download';
import {
  type Fields,
  countOf,
  everyRecordIn,
  instantOf,
  koboOf,
  mustRead,
  recordIn,
  recordOf,
  text,
} from '../reading';
import { useListData } from '../rows/useListData';
import { partOf } from '../rows/part';

/** Selects a report's group, period, terminal and route. */
export interface ReportQuery extends ReportFilter {
  by: ReportGroup;
}

const payloadOf = ({ by, from, to, terminalId, routeId }: ReportQuery): WireQuery => ({
  by,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(routeId !== undefined && { route_id: routeId }),
});

/** Loads a report. Throws if its total or a row's figures are missing: zero would be wrong. */
export async function loadReport(name: ReportName, query: ReportQuery): Promise<Report> {
  const report = reportNamed(name);
  const body = recordIn(await request(reportCall(name), { payload: payloadOf(query) }));
  const total = mustRead(figuresIn(report, recordOf(body['total'])));
  const rows = everyRecordIn(body['rows'], (row) => {
    const figures = figuresIn(report, row);
    return figures && { ...subjectOf(row), figures };
  });
  return { rows: mustRead(rows), total, more: countOf(body['more']) };
}

function figuresIn({ figures }: ReportDefinition, row: Fields): ReportFigures | undefined {
  const found: Record<string, number> = {};
  for (const [name, figure] of Object.entries(figures)) {
    const sent = wireFigure(name, figure).reduce((at: unknown, step) => recordOf(at)[step], row);
    const value = figure.unit === 'naira' ? koboOf(sent) : countOf(sent);
    if (value === undefined) return undefined;
    found[name] = value;
  }
  return found;
}

function subjectOf(fields: Fields): ReportSubject {
  const weekday = countOf(fields['weekday']);
  const departsAt = instantOf(fields['departs_at']);
  const month = text(fields['month']);
  return {
    id: text(fields['id']),
    name: text(fields['name']),
    ...(weekday !== undefined && { weekday }),
    ...(departsAt !== undefined && { departsAt }),
    ...(month !== '' && { month }),
  };
}

/** Returns a report of the head office; undefined until it is loaded. */
export function useReport(name: ReportName, query: ReportQuery) {
  const { data: report, ...state } = useListData<Report>('reports', () => loadReport(name, query), {
    part: partOf(name, query),
  });
  const download = () => downloadFrom(reportCall(name), { ...payloadOf(query), format: 'csv' });
  return { report, ...state, download };
}
