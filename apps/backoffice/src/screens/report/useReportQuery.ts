import { type ReportName, rangeOf, reportGroup } from '@motorpark/domain';
import { useMemo } from 'react';
import { RECENT } from '../../shared/list/period';
import { useListQuery } from '../../shared/list/useListQuery';
import { today } from '../../shared/today';
import type { ReportQuery } from './reportKind';

const FILTERS = ['by', 'terminal', 'route'] as const;

/** The report's query: period, grouping, terminal and route. It is stored in the URL, as for lists. */
export function useReportQuery<Name extends ReportName>(name: Name, hasRoutes: boolean) {
  const listQuery = useListQuery({ usual: RECENT, filters: FILTERS });
  const { period = { period: RECENT }, choosePeriod, chosen, narrow } = listQuery;
  const { from, to } = rangeOf(period.period, today(), period.days);
  const by = reportGroup(name, chosen('by'));
  const terminalId = chosen('terminal');
  const routeId = hasRoutes ? chosen('route') : undefined;
  const query: ReportQuery<Name> = useMemo(
    () => ({ by, from, to, terminalId, routeId }),
    [by, from, to, terminalId, routeId],
  );
  return { query, period, choosePeriod, narrow };
}
