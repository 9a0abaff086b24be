import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { messages } from '../trip/messages';
import { TripList } from '../trip/TripListScreen';

/** The head office only reads trips there. */
export const CoreOfficeTripListScreen = () => (
  <Page title={messages.title}>
    <TripList searchLabel={messages.searchName} formPath={paths.superAdmin.editTrip} isChangeable={false} />
  </Page>
);
