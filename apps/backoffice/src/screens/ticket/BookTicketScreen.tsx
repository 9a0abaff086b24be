import { useSession, useTripsFrom } from '@motorpark/api';
import type { Session, TicketDraft } from '@motorpark/domain';
import { Button, Notice, Page } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { draftOwner } from '../../shell/draft/draftOwner';
import { LoadFailure } from '../../shell/LoadFailure';
import { today } from '../../shell/today';
import { LostAnswer } from '../../shell/draft/LostAnswer';
import { TicketWizard } from './TicketWizard';
import { messages } from './messages';
import { NEW_TICKET, dropDraft, forgetTry, keepDraft, readDraft } from './ticketDraft';
import type { TicketTask } from './ticketTask';
import type { Sale } from './ticketSteps';
import { unansweredSale, useSellTicket } from './useSellTicket';

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
  const { submit, isSending, ...selling } = useSellTicket();
  const task: TicketTask = {
    ...selling,
    async submit(sale) {
      const result = await submit(sale);
      if ('ticket' in result) {
        dropDraft();
        forgetTry();
      }
      return result;
    },
  };

  if (failure && trips.length === 0) {
    return (
      <Page title={messages.book} back={{ href: href(paths.admin.tickets), label: messages.history }}>
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
      task={task}
      start={{ values: kept?.values ?? NEW_TICKET, step: kept?.step ?? 0 }}
      trips={trips}
      isLoading={isLoading}
      session={session}
      refreshTrips={refresh}
    >
      {({ sale, step, restart }) => (
        <>
          <DraftKeeper owner={owner} step={step} values={sale.values} />
          {!isSending && <UnansweredSale sale={sale} />}
          {kept && (
            <Notice
              tone="info"
              action={
                <Button
                  onClick={() => {
                    dropDraft();
                    setKept(undefined);
                    restart(NEW_TICKET);
                  }}
                >
                  {messages.startOver}
                </Button>
              }
            >
              {messages.kept}
            </Notice>
          )}
        </>
      )}
    </TicketWizard>
  );
}

function DraftKeeper({ owner, step, values }: { owner: string; step: number; values: TicketDraft }) {
  useEffect(() => {
    if (values.tripId) keepDraft({ owner, step, values });
  }, [owner, step, values]);
  return null;
}

function UnansweredSale({ sale }: { sale: Sale }) {
  const unanswered = unansweredSale(sale);
  if (!unanswered) return null;
  return (
    <LostAnswer
      one="ticket"
      done="sold"
      isSame={unanswered === 'this'}
      list={{ href: href(paths.admin.tickets), label: messages.history }}
    />
  );
}
