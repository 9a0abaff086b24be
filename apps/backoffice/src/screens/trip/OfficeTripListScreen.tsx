import { useTripSource } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { paths } from '../../paths';
import { TripList } from './TripList';
import { messages } from './messages';

/** Every trip of the company. A server that keeps trips lets the head office change them too. */
export const OfficeTripListScreen = () => (
  <Page title={messages.title}>
    <TripList
      searchLabel={messages.searchName}
      formPath={paths.superAdmin.editTrip}
      isChangeable={useTripSource() === 'live'}
    />
  </Page>
);
