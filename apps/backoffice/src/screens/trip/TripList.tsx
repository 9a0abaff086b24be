import { useFoundTrips } from '@motorpark/api';
import { type Direction, TRIP_STATUSES, type Trip } from '@motorpark/domain';
import { AddIcon, ButtonLink, ViewIcon, late } from '@motorpark/ui';
import { useMemo, useState } from 'react';
import { href } from '../../paths';
import { fetched } from '../../shared/fetched';
import { useNow } from '../../shared/useNow';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { useDepartureItems } from '../departure/useDepartureItems';
import { messages } from './messages';
import { tripColumns, searchOnlyFieldsOfTrip } from './tripColumns';
import { useTripActions } from './useTripActions';

const TripDetailsDialog = late('TripDetailsDialog', () => import('./TripDetailsDialog'));
const CountedTrips = fetched('CountedTrips', () => import('../report/CountedTrips'));
/** Filters that a link from the reports sets. */
const REPORT_FILTERS = ['route', 'terminal', 'weekday', 'noShows'] as const;
const NO_SHOWS = ['some', 'counted'] as const;
const CARDS = { label: messages.byStatus, statuses: TRIP_STATUSES };

interface TripListProps {
  /** Shows only the trips that leave this terminal, or only those that arrive at it. */
  direction?: Direction;
  /** Label of the search field. */
  searchLabel: string;
  /** Path of the form that creates and edits a trip. */
  formPath: string;
  /** Path of the tickets; undefined for users who have no list of tickets. */
  ticketsPath?: string | undefined;
  /** Whether trips can be created and changed here. */
  isChangeable: boolean;
}

/** The list of trips with cards by status, search and period, upcoming trips first, and the actions of each (docs/trip.md). */
export function TripList(props: TripListProps) {
  const { direction, searchLabel, formPath, ticketsPath, isChangeable } = props;
  const { menuOf, dialogs } = useTripActions({ direction: direction ?? 'outgoing', formPath, ticketsPath });
  const departureItems = useDepartureItems();
  const listQuery = useListQuery({ filters: REPORT_FILTERS });
  const now = useNow();
  const counted = {
    routeId: listQuery.chosen('route'),
    terminalId: listQuery.chosen('terminal'),
    weekday: listQuery.chosen('weekday'),
    noShows: NO_SHOWS.find((word) => word === listQuery.chosen('noShows')),
  };
  const found = useFoundTrips({ ...listQuery.query, direction, ...counted }, now);
  const columns = useMemo(() => tripColumns(now), [now]);
  const [shown, setShown] = useState<Trip>();

  return (
    <>
      {REPORT_FILTERS.some(listQuery.chosen) && <CountedTrips {...counted} onShowAll={listQuery.clear} />}
      <FoundList
        label={messages.title}
        found={found}
        listQuery={listQuery}
        cards={CARDS}
        search={{ label: searchLabel, hint: messages.searchHint }}
        primary={
          isChangeable && (
            <ButtonLink variant="primary" icon={AddIcon} href={href(formPath)}>
              {messages.create}
            </ButtonLink>
          )
        }
        filters={<ListPeriod listQuery={listQuery} hasFuture />}
        one="trip"
        many="trips"
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfTrip}
        loadingText={messages.loading}
        empty={messages.empty}
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
