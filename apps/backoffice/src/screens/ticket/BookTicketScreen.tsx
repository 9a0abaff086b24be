import { useSession, useTrips } from '@motorpark/api';
import type { Session } from '@motorpark/domain';
import { Button, ButtonLink, Notice, Page } from '@motorpark/ui';
import { useEffect, useState } from 'react';
import { href, paths } from '../../paths';
import { LoadFailure } from '../../shell/LoadFailure';
import { TicketWizard } from './TicketWizard';
import { messages } from './messages';
import { NEW_TICKET, type TicketDraft, dropDraft, forgetTry, keepDraft, readDraft } from './ticketDraft';
import type { TicketTask } from './ticketTask';
import { mayBeSoldAlready, useSellTicket } from './useSellTicket';

/** How often the seats are asked for again while somebody chooses, in milliseconds. */
export const SEATS_REFRESH = 15_000;

/** Sells seats on a trip (specification section 2.17). */
export function BookTicketScreen() {
  const session = useSession();
  if (!session) return null;
  return <Booking session={session} />;
}

function Booking({ session }: { session: Session }) {
  const { trips, failure, isLoading, refresh } = useTrips({ refreshInterval: SEATS_REFRESH });
  const { submit, ...selling } = useSellTicket();
  const owner = `${session.terminalName}/${session.name ?? ''}`;
  const [kept, setKept] = useState(() => readDraft(owner));
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
          {mayBeSoldAlready(sale) && (
            <Notice
              tone="warning"
              title={messages.mayBeSold}
              action={<ButtonLink href={href(paths.admin.tickets)}>{messages.history}</ButtonLink>}
            >
              {messages.mayBeSoldAdvice}
            </Notice>
          )}
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
    if (values.selectedTrip) keepDraft({ owner, step, values });
  }, [owner, step, values]);
  return null;
}
