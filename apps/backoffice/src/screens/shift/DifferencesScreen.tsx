import { useShiftDifferences } from '@motorpark/api';
import { DIFFERENCE_GROUPS } from '@motorpark/domain';
import { DataTable, Page, SelectField, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shared/LoadFailure';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { LooseCash } from './LooseCash';
import { differenceColumns } from './differenceColumns';
import { shiftsPath } from './differenceLinks';
import { messages } from './messages';

const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.list.title };

const GROUPS = DIFFERENCE_GROUPS.map((by) => ({ value: by, label: messages.differences.groups[by] }));

/** How many closed shifts have a difference, and its amount. Shortages and surpluses are not set off against each other. A row links to its shifts. */
export function DifferencesScreen() {
  const listQuery = useListQuery({ filters: ['by'] });
  const { from, to } = listQuery.query;
  const by = DIFFERENCE_GROUPS.find((one) => one === listQuery.chosen('by')) ?? 'person';
  const { differences, failure, isLoading, isRefreshing, refresh } = useShiftDifferences({ from, to, by });

  return (
    <Page title={messages.differences.title} back={SHIFTS}>
      <Toolbar>
        <ListPeriod listQuery={listQuery}>
          <SelectField
            label={messages.differences.by}
            isLabelHidden
            name="by"
            value={by}
            options={GROUPS}
            onChange={(chosen) => listQuery.narrow('by', chosen === GROUPS[0]?.value ? undefined : chosen)}
          />
        </ListPeriod>
      </Toolbar>
      <DataTable
        label={messages.differences.title}
        columns={differenceColumns[by]}
        rows={differences ?? []}
        rowKey={({ person, terminal, week }) => [person?.id, terminal?.id, week].join()}
        hrefOf={(row) => href(shiftsPath(row, { from, to }))}
        isLoading={isLoading}
        loadingText={messages.differences.loading}
        failure={
          failure && (
            <LoadFailure
              failure={failure}
              fallback={messages.differences.loadFailed}
              refresh={refresh}
              isRefreshing={isRefreshing}
            />
          )
        }
        emptyText={messages.differences.empty}
      />
      <LooseCash from={from} to={to} />
    </Page>
  );
}
