import { type Call, giveBackExtensions, reportExtensions } from '@motorpark/contract';
import { type Report, type ReportFilter, type ReportGroup, type ReportName } from '@motorpark/domain';
import { request } from '../backend/connection';
import { downloadFrom, type Download } from '../rows/download';
import { readGivenBackFigures, readIncome, readLoad, readNoShows, readReport } from './readReport';

/** Selects a report's group, period, terminal and route. */
export interface ReportQuery<Name extends ReportName> extends ReportFilter {
  by: ReportGroup<Name>;
}

const CALL_OF = {
  load: reportExtensions.getLoadReport,
  income: reportExtensions.getIncomeReport,
  noShows: reportExtensions.getNoShowReport,
  givenBack: giveBackExtensions.getGivenBackReport,
} as const satisfies Record<ReportName, object>;

const payloadOf = ({ by, from, to, terminalId, routeId }: ReportQuery<ReportName>) => ({
  by,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(routeId !== undefined && { route_id: routeId }),
});

/** Loads each report. */
export const loadReport: { [Name in ReportName]: (query: ReportQuery<Name>) => Promise<Report<Name>> } = {
  load: async (query) => readReport(await ask('load', query), readLoad),
  income: async (query) => readReport(await ask('income', query), readIncome),
  noShows: async (query) => readReport(await ask('noShows', query), readNoShows),
  givenBack: async (query) => readReport(await ask('givenBack', query), readGivenBackFigures),
};

function ask(name: ReportName, query: ReportQuery<ReportName>): Promise<unknown> {
  const { method, path, does } = CALL_OF[name];
  const report: Call<object, unknown> = { method, path, does };
  return request(report, { payload: payloadOf(query) });
}

/** Downloads a report's rows as CSV. */
export const downloadReport = (name: ReportName, query: ReportQuery<ReportName>): Promise<Download> =>
  downloadFrom(CALL_OF[name], { ...payloadOf(query), format: 'csv' });
