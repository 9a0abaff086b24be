import { useSession, useTripsFrom } from '@motorpark/api';
import type { Session, TicketDraft } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTripsAtCounter } from '../../shared/allotment/useTripsAtCounter';
import { SaleDraft } from '../../shared/draft/SaleDraft';
import { draftOwner } from '../../shared/draft/draftOwner';
import { LoadFailure } from '../../shared/LoadFailure';
import { today } from '../../shared/today';
import { TicketWizard } from './steps/TicketWizard';
import { TICKETS, messages } from './messages';
import { NEW_TICKET } from './ticketDraft';
import { useSellTicket } from './hooks/useSellTicket';

/** How often the seats are asked for again while somebody chooses, in milliseconds. */
export const SEATS_REFRESH = 15_000;

/** Sells seats on a trip. */
export function BookTicketScreen() {
  const session = useSession();
  if (!session) return null;
  return <Booking session={session} />;
}

function Booking({ session }: { session: Session }) {
  const [link] = useSearchParams();
  const wanted = link.get('trip') ?? '';
  const sale = useSellTicket(draftOwner(session), wanted);
  const fresh = { ...NEW_TICKET, tripId: wanted };
  const { kept } = sale;
  const [day] = useState(today);
  const {
    trips: told,
    failure,
    isLoading,
    refresh,
  } = useTripsFrom(day, {
    also: kept?.values.tripId ?? (wanted || undefined),
    refreshInterval: SEATS_REFRESH,
  });
  const { trips, isOffline } = useTripsAtCounter(told, sale.draft.key);

  if (failure && trips.length === 0) {
    return (
      <Page title={messages.book} back={TICKETS}>
        <LoadFailure
          failure={failure}
          fallback={messages.tripsFailed}
          refresh={refresh}
          isRefreshing={isLoading}
        />
      </Page>
    );
  }
  return (
    <TicketWizard
      task={sale.task}
      start={{ values: fresh, step: 0, ...kept }}
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
          empty={fresh}
          isEmpty={!state.values.tripId || isSame(state.values, fresh)}
          one="ticket"
          done="sold"
          which={sale.unansweredTry(filled)}
          list={TICKETS}
        />
      )}
    </TicketWizard>
  );
}

/** Whether nothing was typed yet that would be worth keeping. */
const isSame = (values: TicketDraft, fresh: TicketDraft) => JSON.stringify(values) === JSON.stringify(fresh);
