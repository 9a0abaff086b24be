import type { Report, ReportName } from '@motorpark/domain';
import { useKept } from '../client/lists';
import { partOf } from '../client/part';
import { downloadReport, loadReport, type ReportQuery } from './report.endpoints';

/** A report of the head office; undefined until it is there. `isOff`: it is not asked for. */
export function useReport<Name extends ReportName>(
  name: Name,
  query: ReportQuery<Name>,
  { isOff = false }: { isOff?: boolean } = {},
) {
  const { data: report, ...state } = useKept<Report<Name>>('reports', () => loadReport[name](query), {
    part: partOf(name, query),
    needs: 'reports',
    isOff,
  });
  /** Its rows as a file. */
  const download = () => downloadReport(name, query);
  return { report, ...state, download };
}
