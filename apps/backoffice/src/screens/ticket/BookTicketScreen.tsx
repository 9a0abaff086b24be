import { useSession, useTripsFrom } from '@motorpark/api';
import type { Session, TicketDraft } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { useTripsAtCounter } from '../../shared/allotment/useTripsAtCounter';
import { SaleDraft } from '../../shared/draft/SaleDraft';
import { draftOwner } from '../../shared/draft/draftOwner';
import { LoadFailure } from '../../shared/LoadFailure';
import { useToday } from '../../shared/useToday';
import { TicketWizard } from './steps/TicketWizard';
import { TICKETS, messages } from './messages';
import { saleMessages } from './saleMessages';
import { NEW_TICKET } from './ticketDraft';
import { useSellTicket } from './hooks/useSellTicket';

/** Milliseconds between reloads of the free seats while the form is open. */
export const SEATS_REFRESH = 15_000;

/** Sells seats of a trip. */
export function BookTicketScreen() {
  const session = useSession();
  if (!session) return null;
  return <Booking session={session} />;
}

function Booking({ session }: { session: Session }) {
  const [link] = useSearchParams();
  const linkedTripId = link.get('trip') ?? '';
  const sale = useSellTicket(draftOwner(session), linkedTripId);
  const initialValues = { ...NEW_TICKET, tripId: linkedTripId };
  const { kept } = sale;
  const day = useToday();
  const {
    trips: serverTrips,
    failure,
    isLoading,
    refresh,
  } = useTripsFrom(day, {
    also: kept?.values.tripId ?? (linkedTripId || undefined),
    refreshInterval: SEATS_REFRESH,
  });
  const { trips, isOffline } = useTripsAtCounter(serverTrips, sale.draft.key);

  if (failure && trips.length === 0) {
    return (
      <Page title={messages.book} back={TICKETS}>
        <LoadFailure
          failure={failure}
          fallback={saleMessages.tripsFailed}
          refresh={refresh}
          isRefreshing={isLoading}
        />
      </Page>
    );
  }
  return (
    <TicketWizard
      task={sale.task}
      start={{ values: initialValues, step: 0, ...kept }}
      trips={trips}
      isOffline={isOffline}
      isLoading={isLoading}
      session={session}
      refreshTrips={refresh}
    >
      {({ sale: filled, ...state }) => (
        <SaleDraft
          form={sale}
          state={state}
          empty={initialValues}
          isEmpty={!state.values.tripId || isUntouched(state.values, initialValues)}
          one="ticket"
          done="sold"
          which={sale.unansweredTry(filled)}
          list={TICKETS}
        />
      )}
    </TicketWizard>
  );
}

/** Whether the draft still has its initial values. */
const isUntouched = (values: TicketDraft, initialValues: TicketDraft) =>
  JSON.stringify(values) === JSON.stringify(initialValues);
