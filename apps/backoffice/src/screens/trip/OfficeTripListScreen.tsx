import { useKeepsTrips, useTrips } from '@motorpark/api';
import { AddIcon, ButtonLink, Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { TripList } from './TripList';
import { messages } from './messages';
import { useTripActions } from './useTripActions';

/** Every trip of the company (specification section 2.13). A server that keeps trips lets the head office change them too. */
export function OfficeTripListScreen() {
  const { trips, failure, isLoading, refresh } = useTrips();
  const isKept = useKeepsTrips();
  const { menuOf, dialogs } = useTripActions({ direction: 'outgoing', formPath: paths.superAdmin.editTrip });
  return (
    <Page title={messages.title} isTitleHidden>
      <TripList
        searchLabel={messages.searchName}
        trips={trips}
        failure={failure}
        isLoading={isLoading}
        refresh={refresh}
        menuOf={isKept ? menuOf : undefined}
        primary={
          isKept && (
            <ButtonLink variant="primary" icon={AddIcon} href={href(paths.superAdmin.editTrip)}>
              {messages.create}
            </ButtonLink>
          )
        }
      />
      {dialogs}
    </Page>
  );
}
