import type { Report, ReportName } from '@motorpark/domain';
import { useListData } from '../rows/lists';
import { partOf } from '../rows/part';
import { downloadReport, loadReport, type ReportQuery } from './report.endpoints';

/** Returns a report of the head office; undefined until it is loaded. */
export function useReport<Name extends ReportName>(name: Name, query: ReportQuery<Name>) {
  const { data: report, ...state } = useListData<Report<Name>>('reports', () => loadReport[name](query), {
    part: partOf(name, query),
  });
  /** Downloads the rows as CSV. */
  const download = () => downloadReport(name, query);
  return { report, ...state, download };
}
