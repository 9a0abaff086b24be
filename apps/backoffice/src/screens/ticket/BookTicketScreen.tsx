import { useSession, useTripsFrom } from '@motorpark/api';
import type { Session } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { useState } from 'react';
import { DraftKeeper } from '../../shared/draft/DraftKeeper';
import { KeptNotice } from '../../shared/draft/KeptNotice';
import { draftOwner } from '../../shared/draft/draftOwner';
import { LoadFailure } from '../../shared/LoadFailure';
import { today } from '../../shared/today';
import { LostAnswer } from '../../shared/draft/LostAnswer';
import { TicketWizard } from './steps/TicketWizard';
import { TICKETS, messages } from './messages';
import { NEW_TICKET, keepDraft, readDraft } from './ticketDraft';
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
  const owner = draftOwner(session);
  const [kept, setKept] = useState(() => readDraft(owner));
  const [day] = useState(today);
  const { trips, failure, isLoading, refresh } = useTripsFrom(day, {
    also: kept?.values.tripId,
    refreshInterval: SEATS_REFRESH,
  });
  const sale = useSellTicket(kept);

  if (failure && trips.length === 0) {
    return (
      <Page title={messages.book} back={TICKETS}>
        <LoadFailure
          failure={failure}
          fallback={messages.tripsFailed}
          refresh={refresh}
          isRetrying={isLoading}
        />
      </Page>
    );
  }
  return (
    <TicketWizard
      task={sale.task}
      start={{ ...kept, values: kept?.values ?? NEW_TICKET, step: kept?.step ?? 0 }}
      trips={trips}
      isLoading={isLoading}
      session={session}
      refreshTrips={refresh}
    >
      {({ sale: filled, step, restart }) => (
        <>
          <DraftKeeper
            key={sale.tries}
            keep={keepDraft}
            draft={{ owner, step, values: filled.values, ...sale.draft }}
            isOff={sale.isSending || !filled.values.tripId}
          />
          {!sale.isSending && (
            <LostAnswer one="ticket" done="sold" which={sale.unansweredTry(filled)} list={TICKETS} />
          )}
          <KeptNotice
            draft={kept}
            words={messages}
            onStartOver={() => {
              setKept(undefined);
              sale.restart();
              restart(NEW_TICKET);
            }}
          />
        </>
      )}
    </TicketWizard>
  );
}
