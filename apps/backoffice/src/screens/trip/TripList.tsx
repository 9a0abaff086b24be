import { useFoundTrips } from '@motorpark/api';
import { type Direction, TRIP_STATUSES, type Trip } from '@motorpark/domain';
import { type MenuItem, SearchBox, Toolbar, ViewIcon } from '@motorpark/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useNow } from '../../shared/useNow';
import { FoundTable } from '../../shared/list/FoundTable';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { StatusCounts } from '../../shared/list/StatusCounts';
import { useListQuery } from '../../shared/list/useListQuery';
import { TripDetailsDialog } from './TripDetailsDialog';
import { messages } from './messages';
import { tripColumns } from './tripColumns';

interface TripListProps {
  /** Only those that leave this terminal, or only those that come to it. */
  direction?: Direction;
  /** What the search box asks for. */
  searchLabel: string;
  /** What else can be done with a trip. */
  menuOf?: ((trip: Trip) => MenuItem[]) | undefined;
  /** Stands at the end of the toolbar. */
  primary?: ReactNode;
}

/** Trips counted by status, searched and filtered, what is still to come first; each can be looked at (docs/trip.md). */
export function TripList({ direction, searchLabel, menuOf, primary }: TripListProps) {
  const asked = useListQuery();
  const now = useNow();
  const found = useFoundTrips({ ...asked.query, direction }, now);
  const columns = useMemo(() => tripColumns(now), [now]);
  const [shown, setShown] = useState<Trip>();

  return (
    <>
      <StatusCounts label={messages.byStatus} statuses={TRIP_STATUSES} counts={found.counts} asked={asked} />
      <Toolbar primary={primary}>
        <SearchBox label={searchLabel} hint={messages.searchHint} value={asked.text} onChange={asked.type} />
        <ListPeriod asked={asked} hasFuture />
      </Toolbar>
      <FoundTable
        label={messages.title}
        found={found}
        asked={asked}
        one="trip"
        many="trips"
        columns={columns}
        loadingText={messages.loading}
        empty={messages.empty}
        rowMenu={(trip) => [
          { label: 'View', icon: ViewIcon, onSelect: () => setShown(trip) },
          ...(menuOf?.(trip) ?? []),
        ]}
        onOpen={setShown}
      />
      {shown && <TripDetailsDialog trip={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
