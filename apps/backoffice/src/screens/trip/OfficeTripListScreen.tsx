import { useTripSource } from '@motorpark/api';
import { AddIcon, ButtonLink, Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { TripList } from './TripList';
import { messages } from './messages';
import { useTripActions } from './useTripActions';

/** Every trip of the company. A server that keeps trips lets the head office change them too. */
export function OfficeTripListScreen() {
  const isKept = useTripSource() === 'live';
  const { menuOf, dialogs } = useTripActions({ direction: 'outgoing', formPath: paths.superAdmin.editTrip });
  return (
    <Page title={messages.title}>
      <TripList
        searchLabel={messages.searchName}
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
