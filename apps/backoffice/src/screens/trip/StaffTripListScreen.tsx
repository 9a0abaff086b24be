import { useSession, useTrips } from '@motorpark/api';
import { directionOf } from '@motorpark/domain';
import { AddIcon, ButtonLink, Page } from '@motorpark/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href, paths, tripsPath } from '../../paths';
import { DirectionLinks } from '../../shell/direction/DirectionLinks';
import { directionIn } from '../../shell/direction/directionIn';
import { TripList } from './TripList';
import { messages } from './messages';
import { useTripActions } from './useTripActions';

/** The trips that leave this terminal, or those that come to it (specification section 2.14). */
export function StaffTripListScreen() {
  const { trips, failure, isLoading, refresh } = useTrips();
  const session = useSession();
  const [query] = useSearchParams();
  const direction = directionIn(query);
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
      actions={<DirectionLinks chosen={direction} pathOf={tripsPath} />}
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
