import { useSession, useTrips } from '@motorpark/api';
import { directionOf } from '@motorpark/domain';
import { AddIcon, ButtonLink, Inline, Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths, tripsPath } from '../../paths';
import { TripList } from './TripList';
import { messages, tripDirection } from './messages';
import { useTripActions } from './useTripActions';

const DIRECTIONS = [
  { direction: 'outgoing', label: 'Outgoing' },
  { direction: 'incoming', label: 'Incoming' },
] as const;

/** The trips that leave this terminal, or those that come to it (specification section 2.14). */
export function StaffTripListScreen() {
  const { trips, failure, isLoading, refresh } = useTrips();
  const session = useSession();
  const [query] = useSearchParams();
  const direction = tripDirection(query);
  const terminal = session?.terminalName ?? '';
  const shown = useMemo(
    () => trips.filter((trip) => directionOf(trip, terminal) === direction),
    [trips, terminal, direction],
  );
  const { menuOf, dialogs } = useTripActions({
    direction,
    formPath: paths.admin.editTrip,
    ticketsPath: paths.admin.tickets,
  });

  return (
    <Page
      title={messages.directions[direction]}
      actions={
        <Inline gap={2}>
          {DIRECTIONS.map((one) => (
            <ButtonLink
              key={one.direction}
              href={href(tripsPath(one.direction))}
              variant={one.direction === direction ? 'primary' : 'secondary'}
              aria-current={one.direction === direction ? 'page' : undefined}
            >
              {one.label}
            </ButtonLink>
          ))}
        </Inline>
      }
    >
      <TripList
        searchLabel={messages.searchId}
        trips={shown}
        failure={failure}
        isLoading={isLoading}
        refresh={refresh}
        menuOf={menuOf}
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editTrip)}>
            {messages.create}
          </ButtonLink>
        }
      />
      {dialogs}
    </Page>
  );
}
