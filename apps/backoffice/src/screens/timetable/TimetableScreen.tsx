import { type Timetable, useMay, useTimetable } from '@motorpark/api';
import {
  TIMETABLE_FIELDS,
  type TimetableService,
  dayLater,
  draftOf,
  formatField,
  formatNaira,
  formatTyped,
  withDay,
  shownDays,
} from '@motorpark/domain';
import {
  Button,
  type Column,
  DataTable,
  DeleteIcon,
  EditIcon,
  NONE,
  Notice,
  Page,
  Section,
  Stack,
  TextLink,
  TripIcon,
  type WeekEntry,
  WeekGrid,
} from '@motorpark/ui';
import { useState } from 'react';
import { href, paths, unassignedTripsPath } from '../../paths';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { ServicesSteps } from './ServicesSteps';
import { ServiceSteps, type ServiceWish } from './ServiceSteps';
import { ServiceList } from './ServiceList';
import { messages } from './messages';

const BACK = { label: messages.page, href: href(paths.superAdmin.timetable) };

/** The services of all routes or, if the URL names one, its timetable (docs/timetable.md). */
export function TimetableScreen() {
  const id = useRecordId();
  return id === undefined ? <ServiceList /> : <RouteTimetable id={id} />;
}

/** The timetable of one route: its services, and the trips that they make. */
function RouteTimetable({ id }: { id: string }) {
  const { timetable, isLoading, ...state } = useTimetable(id);
  return (
    <Page title={timetable ? messages.title(timetable.routeId) : messages.page} back={BACK}>
      {timetable ? (
        <Services key={id} id={id} timetable={timetable} />
      ) : (
        <NotLoaded one="route" isNamed list={BACK} isLoading={isLoading} {...state} />
      )}
    </Page>
  );
}

const NEW = { vehicleType: 'Bus', weekdays: 'Daily', departsAt: '', seats: '', fare: '', until: '' };

interface ServicesProps {
  /** The id of the route's record. */
  id: string;
  timetable: Timetable;
}

function Services({ id: routeRecordId, timetable }: ServicesProps) {
  const { routeId, returnRouteId, fare, services, days, today, lastDay, progress } = timetable;
  const mayKeep = useMay()('timetable.keep');
  const [wish, setWish] = useState<ServiceWish>();
  const [deleted, setDeleted] = useState<TimetableService>();
  const edit = (service: TimetableService, changed = service) =>
    setWish({
      title: messages.editTitle,
      id: service.id,
      version: service.version,
      start: draftOf(TIMETABLE_FIELDS, changed),
    });
  const add = (route: string, title: string, start: object) =>
    setWish({
      title,
      start: { ...NEW, notOn: '', alsoOn: '', from: today, ...start, routeId: route },
    });
  if (deleted) {
    const name = `${routeId}, ${timeOf(deleted)}`;
    return (
      <ServicesSteps change="delete" ids={[deleted.id]} name={name} onClose={() => setDeleted(undefined)} />
    );
  }
  if (wish) {
    return (
      <ServiceSteps wish={wish} period={{ first: today, last: lastDay }} onClose={() => setWish(undefined)} />
    );
  }
  const pick = ({ id, day }: WeekEntry) => {
    const service = services.find((one) => id.startsWith(one.id));
    const isDeleted = days.some(
      (one) => one.serviceId === service?.id && one.day === day && one.kind === 'deleted',
    );
    if (service) edit(service, withDay(service, day, isDeleted));
  };
  return (
    <Stack gap={6}>
      {progress && <Notice tone="info">{messages.progress(lastDay, progress)}</Notice>}
      <Section
        title={messages.services}
        actions={
          mayKeep && (
            <Button
              variant="primary"
              onPress={() =>
                add(routeId, messages.addTitle, draftOf({ fare: TIMETABLE_FIELDS.fare }, { fare }))
              }
            >
              {messages.add}
            </Button>
          )
        }
      >
        <DataTable
          label={messages.table}
          columns={COLUMNS}
          rows={services}
          rowKey={({ id }) => id}
          emptyText={messages.empty}
          {...(mayKeep && {
            rowMenu: (service: TimetableService) => [
              { label: messages.edit, icon: EditIcon, onSelect: () => edit(service) },
              ...(returnRouteId === undefined
                ? []
                : [
                    { label: messages.addBack, starts: service },
                    { label: messages.addBackNextDay, starts: dayLater(service) },
                  ].map(({ label, starts }) => ({
                    label,
                    icon: TripIcon,
                    onSelect: () =>
                      add(returnRouteId, messages.back(returnRouteId), {
                        ...draftOf(TIMETABLE_FIELDS, starts),
                        departsAt: '',
                        from: starts.from < today ? today : starts.from,
                      }),
                  }))),
              {
                label: messages.changes.delete.button,
                icon: DeleteIcon,
                tone: 'danger',
                onSelect: () => setDeleted(service),
              },
            ],
          })}
        />
      </Section>
      {services.length > 0 && (
        <Section
          title={messages.ahead}
          actions={<TextLink href={href(unassignedTripsPath(routeRecordId))}>{messages.lacking}</TextLink>}
        >
          <WeekGrid
            label={messages.grid}
            first={today}
            last={lastDay}
            entries={shownDays(days)}
            onSelect={mayKeep ? pick : undefined}
          />
        </Section>
      )}
    </Stack>
  );
}

const shown = (service: TimetableService, field: keyof typeof TIMETABLE_FIELDS) =>
  formatField(TIMETABLE_FIELDS, field, service) ?? NONE;

const timeOf = ({ departsAt }: TimetableService) => formatTyped(TIMETABLE_FIELDS.departsAt, departsAt);

const COLUMNS: Column<TimetableService>[] = [
  {
    header: 'Departure',
    cell: timeOf,
    isRowHeader: true,
  },
  { header: 'Days', cell: (one) => shown(one, 'weekdays') },
  { header: 'Vehicle', cell: ({ vehicleType, seats }) => `${vehicleType}, ${seats} seats`, truncate: true },
  { header: 'Fare', cell: ({ fare }) => formatNaira(fare), align: 'end', cardLabel: 'Fare' },
  { header: 'First day', cell: (one) => shown(one, 'from'), cardLabel: 'First day' },
  { header: 'Last day', cell: (one) => shown(one, 'until'), cardLabel: 'Last day' },
  { header: 'Not on', cell: (one) => shown(one, 'notOn'), cardLabel: 'Not on', truncate: true, hides: 1 },
  { header: 'Also on', cell: (one) => shown(one, 'alsoOn'), cardLabel: 'Also on', truncate: true, hides: 2 },
];
