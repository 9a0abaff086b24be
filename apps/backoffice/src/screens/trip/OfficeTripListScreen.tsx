import { useTrips } from '@motorpark/api';
import { Page } from '@motorpark/ui';
import { TripList } from './TripList';
import { messages } from './messages';

/** Every trip of the company (specification section 2.13). */
export function OfficeTripListScreen() {
  const { trips, failure, isLoading, refresh } = useTrips();
  return (
    <Page title={messages.title} isTitleHidden>
      <TripList
        searchLabel={messages.searchName}
        trips={trips}
        failure={failure}
        isLoading={isLoading}
        refresh={refresh}
      />
    </Page>
  );
}
