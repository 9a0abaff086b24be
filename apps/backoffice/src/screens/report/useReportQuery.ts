import { type ReportQuery as Asked, today } from '@motorpark/api';
import { type ReportDefinition, rangeOf, reportGroup } from '@motorpark/domain';
import { useMemo } from 'react';
import { useListQuery } from '../../shared/list/useListQuery';
import { RECENT } from '@motorpark/ui';

/** The report's query with its days resolved. */
export interface ReportQuery extends Asked {
  from: string;
  to: string;
}

const FILTERS = ['by', 'terminal', 'route'] as const;

/** The report's query: period, grouping, terminal and route. It is stored in the URL, as for lists. */
export function useReportQuery(report: ReportDefinition) {
  const listQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const { period = { period: RECENT }, choosePeriod, chosen, narrow } = listQuery;
  const { from, to } = rangeOf(period.period, today(), period.days);
  const by = reportGroup(report, chosen('by'));
  const terminalId = chosen('terminal');
  const routeId = report.hasRoutes ? chosen('route') : undefined;
  const query: ReportQuery = useMemo(
    () => ({ by, from, to, terminalId, routeId }),
    [by, from, to, terminalId, routeId],
  );
  return { query, period, choosePeriod, narrow };
}
