import { useMay } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { TripList } from './TripList';
import { messages } from './messages';

/** All trips of the company. The head office can change them if it may. */
export const OfficeTripListScreen = () => (
  <Page title={messages.title}>
    <TripList
      searchLabel={messages.searchName}
      formPath={paths.superAdmin.editTrip}
      isChangeable={useMay()('trip.edit') === true}
    />
  </Page>
);
