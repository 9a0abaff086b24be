import { type ListedService, SERVICE_LIST, useFoundServices } from '@motorpark/api';
import { TIMETABLE_FIELDS, formatField, formatTyped } from '@motorpark/domain';
import { NONE, Page, ViewIcon } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { importPath, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenLink } from '../../shared/ScreenLink';
import { ROUTE_TABS, ScreenTabs } from '../../shared/ScreenTabs';
import { messages } from './messages';

const { timetable } = paths.superAdmin;

/** The services of all routes, which are exported, changed in a spreadsheet, and imported again. */
export function ServiceList() {
  const listQuery = useListQuery();
  const found = useFoundServices(listQuery.query);
  const navigate = useNavigate();
  const open = ({ routeRecordId }: ListedService) => void navigate(recordPath(timetable, routeRecordId));
  return (
    <Page title={messages.page}>
      <ScreenTabs tabs={ROUTE_TABS} />
      <FoundList
        label={messages.all.label}
        found={found}
        listQuery={listQuery}
        search={messages.search}
        extraActions={
          <ScreenLink variant="quiet" path={importPath(timetable)}>
            {messages.importCsv}
          </ScreenLink>
        }
        one="service"
        many="services"
        columns={COLUMNS}
        empty={messages.all.empty}
        onOpen={open}
        rowMenu={(service) => [{ label: messages.ofRoute, icon: ViewIcon, onSelect: () => open(service) }]}
      />
    </Page>
  );
}

const shown = (service: ListedService, field: keyof typeof TIMETABLE_FIELDS) =>
  formatField(TIMETABLE_FIELDS, field, service) ?? NONE;

const COLUMNS = listColumns<ListedService, typeof SERVICE_LIST>(SERVICE_LIST, {
  departsAt: ({ departsAt }) => formatTyped(TIMETABLE_FIELDS.departsAt, departsAt),
  weekdays: (service) => shown(service, 'weekdays'),
  notOn: (service) => shown(service, 'notOn'),
  alsoOn: (service) => shown(service, 'alsoOn'),
});
