import { useMay, useFoundTrips, useNow } from '@motorpark/api';
import { CANCELLED, type Direction, TRIP_STATUSES, type Trip } from '@motorpark/domain';
import {
  AddIcon,
  ButtonLink,
  DeleteIcon,
  EditIcon,
  type MenuItem,
  Page,
  ViewIcon,
  lazyPart,
} from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, paths, recordPath, tripsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { lazyScreen } from '../../shared/lazyScreen';
import { ScreenTabs, TRIP_TABS } from '../../shared/ScreenTabs';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { useDepartureItems } from './useDepartureItems';
import { messages } from './messages';
import { searchOnlyFieldsOfTrip, tripListColumns } from './tripListColumns';
import { useTripSteps } from './useTripSteps';

/** All trips of the company. The head office can change them if it may. */
export const OfficeTripListScreen = () => (
  <Page title={messages.title}>
    <ScreenTabs tabs={TRIP_TABS} />
    <TripList
      searchLabel={messages.searchName}
      formPath={paths.superAdmin.editTrip}
      isChangeable={useMay()('trip.edit')}
      isOffice
    />
  </Page>
);

export const StaffTripListScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={tripsPath}>
    {(direction) => (
      <TripList
        direction={direction}
        searchLabel={messages.searchId}
        formPath={paths.admin.editTrip}
        ticketsPath={paths.admin.tickets}
        isChangeable
      />
    )}
  </DirectionPage>
);

const TripDetailsDialog = lazyPart('TripDetailsDialog', () => import('./TripDetailsDialog'));
const OfficeFilters = lazyScreen('OfficeFilters', () => import('../../shared/list/OfficeFilters'));
const LackingFilter = lazyScreen('LackingFilter', () => import('./assign/LackingFilter'));
const CountedTrips = lazyScreen('CountedTrips', () => import('../report/CountedBy'));
/** Filters that a link from the reports or from a timetable sets. */
const REPORT_FILTERS = ['route', 'terminal', 'weekday', 'service', 'noShows', 'lacks'] as const;
const LACKS = ['bus_or_driver'] as const;
const NO_SHOWS = ['some', 'counted'] as const;

interface TripListProps {
  /** Shows only the trips that leave this terminal, or only those that arrive at it. */
  direction?: Direction;
  searchLabel: string;
  formPath: string;
  /** Path of the tickets; undefined for users who have no list of tickets. */
  ticketsPath?: string | undefined;
  /** Whether trips can be created and changed here. */
  isChangeable: boolean;
  /** Shows what the head office needs: a filter by terminal, drivers, sold seats and fares. */
  isOffice?: boolean;
}

/** The list of trips with cards by status, search and period, upcoming trips first, and the actions of each (docs/trip.md). */
export function TripList(props: TripListProps) {
  const { direction, searchLabel, formPath, ticketsPath, isChangeable, isOffice = false } = props;
  const { menuOf, dialogs } = useTripActions({ direction: direction ?? 'outgoing', formPath, ticketsPath });
  const departureItems = useDepartureItems();
  const listQuery = useListQuery({ filters: REPORT_FILTERS });
  const now = useNow();
  const terminalId = listQuery.chosen('terminal');
  const counted = {
    routeId: listQuery.chosen('route'),
    terminalId,
    weekday: listQuery.chosen('weekday'),
    serviceId: listQuery.chosen('service'),
    noShows: NO_SHOWS.find((word) => word === listQuery.chosen('noShows')),
    lacks: LACKS.find((word) => word === listQuery.chosen('lacks')),
  };
  const found = useFoundTrips({ ...listQuery.query, direction, ...counted }, now);
  const columns = useMemo(() => tripListColumns(now, isOffice), [now, isOffice]);
  const [shown, setShown] = useState<Trip>();

  return (
    <>
      {REPORT_FILTERS.some((name) => !(isOffice && name === 'terminal') && listQuery.chosen(name)) && (
        <CountedTrips {...counted} onShowAll={listQuery.clear} />
      )}
      <FoundList
        texts={{ ...messages, search: searchLabel }}
        found={found}
        listQuery={listQuery}
        cards={TRIP_STATUSES}
        primary={
          isChangeable && (
            <ButtonLink variant="primary" icon={AddIcon} href={href(formPath)}>
              {messages.create}
            </ButtonLink>
          )
        }
        filters={
          isOffice ? (
            <OfficeFilters listQuery={listQuery} hasFuture>
              <LackingFilter value={counted.lacks} onChange={(lacks) => listQuery.narrow('lacks', lacks)} />
            </OfficeFilters>
          ) : (
            <ListPeriod listQuery={listQuery} hasFuture />
          )
        }
        one="trip"
        many="trips"
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfTrip}
        rowMenu={(trip) => [
          { label: 'View', icon: ViewIcon, onSelect: () => setShown(trip) },
          ...departureItems(trip),
          ...(isChangeable ? menuOf(trip) : []),
        ]}
        onOpen={setShown}
      />
      {shown && <TripDetailsDialog trip={shown} onClose={() => setShown(undefined)} />}
      {dialogs}
    </>
  );
}

const DeleteTripDialog = lazyPart('DeleteTripDialog', () => import('./DeleteTripDialog'));

interface TripActionsFor {
  direction: Direction;
  formPath: string;
  ticketsPath?: string | undefined;
}

interface TripActions {
  menuOf: (trip: Trip) => MenuItem[];
  dialogs: ReactNode;
}

/** The actions that change trips of a list, and their dialogs; all of them for outgoing trips. */
function useTripActions({ direction, formPath, ticketsPath }: TripActionsFor): TripActions {
  const navigate = useNavigate();
  const may = useMay();
  const [toDelete, setToDelete] = useState<Trip>();
  const steps = useTripSteps(direction);
  const editObstacle = ({ status }: Trip) => {
    if (!may('trip.edit')) return undefined;
    if (status === CANCELLED) return messages.cancelledNoEdit;
    return status === 'Completed' ? messages.overNoEdit : undefined;
  };

  const menuOf = (trip: Trip): MenuItem[] =>
    direction === 'incoming'
      ? steps.items(trip)
      : [
          {
            label: messages.edit,
            icon: EditIcon,
            disabledReason: editObstacle(trip),
            onSelect: () => void navigate(recordPath(formPath, trip.id), { state: { record: trip } }),
          },
          ...steps.items(trip),
          {
            label: messages.delete,
            icon: DeleteIcon,
            tone: 'danger',
            onSelect: () => setToDelete(trip),
          },
        ];

  const dialogs = (
    <>
      {steps.dialog}
      {toDelete && (
        <DeleteTripDialog trip={toDelete} ticketsPath={ticketsPath} onClose={() => setToDelete(undefined)} />
      )}
    </>
  );
  return { menuOf, dialogs };
}
