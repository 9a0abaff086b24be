import { failureMessage, useSession, useTrips } from '@motorpark/api';
import { FailureState, Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { TicketWizard } from './TicketWizard';
import { messages } from './messages';

/** How often the seats are asked for again while somebody chooses, in milliseconds. */
const SEATS_REFRESH = 15_000;

/** Sells seats on a trip (specification section 2.17). */
export function BookTicketScreen() {
  const session = useSession();
  const { trips, failure, isLoading, refresh } = useTrips({ refreshInterval: SEATS_REFRESH });

  if (!session) return null;
  if (failure && trips.length === 0) {
    return (
      <Page title={messages.book} back={{ href: href(paths.admin.tickets), label: messages.history }}>
        <FailureState
          message={failureMessage(failure) ?? messages.tripsFailed}
          onRetry={() => void refresh()}
          isRetrying={isLoading}
        />
      </Page>
    );
  }
  return <TicketWizard trips={trips} isLoading={isLoading} session={session} refreshTrips={refresh} />;
}
