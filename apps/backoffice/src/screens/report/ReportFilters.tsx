import { useRouteChoices } from '@motorpark/api';
import { REPORT_GROUPS, type ReportName } from '@motorpark/domain';
import { Filters, PeriodPicker, SelectField, Toolbar } from '@motorpark/ui';
import type { ReactNode } from 'react';
import { RecordFilter } from '../../shared/list/RecordFilter';
import { today } from '../../shared/today';
import { TerminalFilter } from '../operation/TerminalFilter';
import { messages } from './messages';
import type { ReportKind } from './reportKind';
import { routeName } from './rowName';
import type { useReportQuery } from './useReportQuery';

interface ReportFiltersProps<Name extends ReportName> extends ReturnType<typeof useReportQuery<Name>> {
  kind: Pick<ReportKind<Name>, 'name' | 'hasRoutes'>;
  /** Actions on the report. */
  actions: ReactNode;
}

/** Period, grouping, terminal and route of a report. */
export function ReportFilters<Name extends ReportName>(props: ReportFiltersProps<Name>) {
  const { kind, query, period, choosePeriod, narrow, actions } = props;
  const groups = REPORT_GROUPS[kind.name].map((group) => ({ value: group, label: messages.groups[group] }));
  return (
    <Toolbar actions={actions}>
      <Filters>
        <PeriodPicker value={period} today={today()} max={today()} onChange={choosePeriod} />
        <SelectField
          label={messages.by}
          isLabelHidden
          name="by"
          value={query.by}
          options={groups}
          onChange={(by) => narrow('by', by === groups[0]?.value ? undefined : by)}
        />
        <TerminalFilter value={query.terminalId} onChange={(terminal) => narrow('terminal', terminal)} />
        {kind.hasRoutes && <RouteFilter value={query.routeId} onChange={(route) => narrow('route', route)} />}
      </Filters>
    </Toolbar>
  );
}

interface RouteFilterProps {
  /** The route's id; undefined for all. */
  value: string | undefined;
  onChange: (route: string | undefined) => void;
}

function RouteFilter({ value, onChange }: RouteFilterProps) {
  const { rows: routes, known: _known, ...state } = useRouteChoices({ id: value });
  return (
    <RecordFilter
      label={messages.route}
      name="route"
      value={value}
      onChange={onChange}
      options={routes.map((route) => ({ value: route.id, label: routeName(route) }))}
      state={state}
      words={{ all: messages.allRoutes, unknown: messages.unknownRoute }}
    />
  );
}
