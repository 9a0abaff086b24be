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
import { tripColumns, unseenOfTrip } from './tripColumns';
import { useTripActions } from './useTripActions';

const TripDetailsDialog = late('TripDetailsDialog', () => import('./TripDetailsDialog'));
const CountedTrips = fetched('CountedTrips', () => import('../report/CountedTrips'));
/** What comes with a link from the reports. */
const COUNTED_TRIPS = ['route', 'terminal', 'weekday', 'noShows'] as const;
const NO_SHOWS = ['some', 'counted'] as const;
const COUNTED = { label: messages.byStatus, statuses: TRIP_STATUSES };

interface TripListProps {
  /** Only those that leave this terminal, or only those that come to it. */
  direction?: Direction;
  /** What the search box asks for. */
  searchLabel: string;
  /** Where a trip is made and edited. */
  formPath: string;
  /** Where its tickets are; people without a list of tickets have none. */
  ticketsPath?: string | undefined;
  /** Whether more can be done here than to look. */
  isChangeable: boolean;
}

/** Trips counted by status, searched and filtered, what is still to come first, and what can be done with each (docs/trip.md). */
export function TripList(props: TripListProps) {
  const { direction, searchLabel, formPath, ticketsPath, isChangeable } = props;
  const { menuOf, dialogs } = useTripActions({ direction: direction ?? 'outgoing', formPath, ticketsPath });
  const departureItems = useDepartureItems();
  const asked = useListQuery({ filters: COUNTED_TRIPS });
  const now = useNow();
  const counted = {
    routeId: asked.chosen('route'),
    terminalId: asked.chosen('terminal'),
    weekday: asked.chosen('weekday'),
    noShows: NO_SHOWS.find((word) => word === asked.chosen('noShows')),
  };
  const found = useFoundTrips({ ...asked.query, direction, ...counted }, now);
  const columns = useMemo(() => tripColumns(now), [now]);
  const [shown, setShown] = useState<Trip>();

  return (
    <>
      {COUNTED_TRIPS.some(asked.chosen) && <CountedTrips {...counted} onShowAll={asked.clear} />}
      <FoundList
        label={messages.title}
        found={found}
        asked={asked}
        counted={COUNTED}
        search={{ label: searchLabel, hint: messages.searchHint }}
        primary={
          isChangeable && (
            <ButtonLink variant="primary" icon={AddIcon} href={href(formPath)}>
              {messages.create}
            </ButtonLink>
          )
        }
        filters={<ListPeriod asked={asked} hasFuture />}
        one="trip"
        many="trips"
        columns={columns}
        unseen={unseenOfTrip}
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
