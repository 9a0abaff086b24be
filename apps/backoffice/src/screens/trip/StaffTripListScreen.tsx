import { paths, tripsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { TripList } from './TripList';
import { messages } from './messages';

/** The trips that leave this terminal, or that arrive at it. */
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
