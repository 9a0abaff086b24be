import { type ListedService, SERVICE_LIST, useFoundServices, useMay } from '@motorpark/api';
import {
  SERVICES_CHANGES,
  type ServicesChange,
  TIMETABLE_FIELDS,
  formatField,
  formatTyped,
} from '@motorpark/domain';
import { Button, Inline, NONE, Page, ViewIcon, useTicks } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { importPath, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenLink } from '../../shared/ScreenLink';
import { ROUTE_TABS, ScreenTabs } from '../../shared/ScreenTabs';
import { ServicesSteps } from './ServicesSteps';
import { messages } from './messages';

const { timetable } = paths.superAdmin;

/** The services of all routes: ticked ones are changed at once, or all exported, changed in a spreadsheet, and imported again. */
export function ServiceList() {
  const listQuery = useListQuery();
  const found = useFoundServices(listQuery.query);
  const navigate = useNavigate();
  const open = ({ routeRecordId }: ListedService) => void navigate(recordPath(timetable, routeRecordId));
  const mayKeep = useMay()('timetable.keep');
  const { ticked, untick, column, renderAll } = useTicks<ListedService>(NAMED);
  const [change, setChange] = useState<ServicesChange>();
  if (change) {
    return (
      <Page title={messages.page}>
        <ServicesSteps
          change={change}
          ids={[...ticked]}
          onClose={() => {
            // Some of them may be gone.
            if (change === 'delete') untick();
            setChange(undefined);
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={messages.page}>
      <ScreenTabs tabs={ROUTE_TABS} />
      {mayKeep && found.rows.length > 0 && (
        <Inline isWrapping>
          {renderAll(found.rows)}
          {SERVICES_CHANGES.map((one) => (
            <Button key={one} isDisabled={ticked.size === 0} onPress={() => setChange(one)}>
              {messages.changes[one].button}
            </Button>
          ))}
        </Inline>
      )}
      <FoundList
        texts={messages.all}
        found={found}
        listQuery={listQuery}
        extraActions={
          <ScreenLink variant="quiet" path={importPath(timetable)}>
            {messages.importCsv}
          </ScreenLink>
        }
        one="service"
        many="services"
        columns={mayKeep ? [column, ...COLUMNS] : COLUMNS}
        onOpen={open}
        rowMenu={(service) => [{ label: messages.ofRoute, icon: ViewIcon, onSelect: () => open(service) }]}
      />
    </Page>
  );
}

const shown = (service: ListedService, field: keyof typeof TIMETABLE_FIELDS) =>
  formatField(TIMETABLE_FIELDS, field, service) ?? NONE;

const NAMED = {
  idOf: ({ id }: ListedService) => id,
  nameOf: ({ routeId, departsAt }: ListedService) =>
    `${routeId}, ${formatTyped(TIMETABLE_FIELDS.departsAt, departsAt)}`,
};

const COLUMNS = listColumns<ListedService, typeof SERVICE_LIST>(SERVICE_LIST, {
  departsAt: ({ departsAt }) => formatTyped(TIMETABLE_FIELDS.departsAt, departsAt),
  weekdays: (service) => shown(service, 'weekdays'),
  notOn: (service) => shown(service, 'notOn'),
  alsoOn: (service) => shown(service, 'alsoOn'),
});
