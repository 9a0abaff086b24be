import { type ReportQuery as WireQuery, reportCall } from '@motorpark/contract';
import type { Report, ReportFilter, ReportGroup, ReportName } from '@motorpark/domain';
import { request } from '../backend/connection';
import { downloadFrom } from '../rows/download';
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
export const loadReport = (name: ReportName, query: ReportQuery): Promise<Report> =>
  request(reportCall(name), { payload: payloadOf(query) });

/** Returns a report of the head office; undefined until it is loaded. */
export function useReport(name: ReportName, query: ReportQuery) {
  const { data: report, ...state } = useListData<Report>('reports', () => loadReport(name, query), {
    part: partOf(name, query),
  });
  const download = () => downloadFrom(reportCall(name), { ...payloadOf(query), format: 'csv' });
  return { report, ...state, download };
}
