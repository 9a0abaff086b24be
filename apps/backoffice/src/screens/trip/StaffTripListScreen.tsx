import { AddIcon, ButtonLink, Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href, paths, tripsPath } from '../../paths';
import { DirectionLinks } from '../../shared/direction/DirectionLinks';
import { directionIn } from '../../shared/direction/directionIn';
import { TripList } from './TripList';
import { messages } from './messages';
import { useTripActions } from './useTripActions';

/** The trips that leave this terminal, or those that come to it. */
export function StaffTripListScreen() {
  const [query] = useSearchParams();
  const direction = directionIn(query);
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
        key={direction}
        direction={direction}
        searchLabel={messages.searchId}
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
