import {
  draftOwner,
  recordSold,
  ticketSale,
  useCompany,
  useIsOffline,
  useKeptSeats,
  useMay,
  useSession,
  useTripsFrom,
  useNow,
  useFirstTripDay,
} from '@motorpark/api';
import {
  type Session,
  type TicketDraft,
  type Trip,
  nameSeats,
  ticketSchema,
  tripsAtCounter,
  withoutTaken,
  tripName,
  type TicketSale,
  filledSale,
  NEW_TICKET,
} from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { KeptDraft } from '@motorpark/ui/form';
import { useSearchParams } from 'react-router-dom';
import { SaleDraft } from '../../shared/sale/SaleDraft';
import { LoadFailure } from '../../shared/LoadFailure';
import { useSaleForm } from '../../shared/outbox/useSaleForm';
import { TicketWizard } from './steps/TicketWizard';
import { TICKETS, messages } from '../ticket/messages';
import { saleMessages } from './saleMessages';
import { ticketDrafts } from './ticketDrafts';
import type { ChosenSale, TicketTask } from './ticketTask';

/** Milliseconds between reloads of the free seats while the form is open. */
export const SEATS_REFRESH = 15_000;

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
  const day = useFirstTripDay();
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
  if (kept && sale.isAsked) {
    const { tripId, seats } = kept.values;
    const trip = trips.find(({ id }) => id === tripId);
    return (
      <KeptDraft
        title={messages.book}
        back={TICKETS}
        one="ticket"
        name={sale.nameOf(kept.values)}
        facts={[trip && tripName(trip), nameSeats(seats)]}
        startsOver={sale.startsOver}
        onContinue={sale.continueDraft}
        onStartOver={sale.restart}
      />
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

const isUntouched = (values: TicketDraft, initialValues: TicketDraft) =>
  JSON.stringify(values) === JSON.stringify(initialValues);

/** The task of the ticket wizard that sells a ticket exactly once. It starts with the trip `linkedTripId`; empty for none. */
function useSellTicket(owner: string, linkedTripId = '') {
  const { company } = useCompany({ revalidateIfStale: false });
  const awaitsPayments = company?.confirmationRule === 'required';
  const form = useSaleForm({
    title: messages.book,
    done: saleMessages.created,
    owner,
    drafts: ticketDrafts,
    // Another trip is another customer.
    isAnother: ({ tripId }) => linkedTripId !== '' && tripId !== linkedTripId,
    nameOf: ({ travelerName, travelerPhone }) => travelerName.trim() || travelerPhone.trim(),
    written: (sale: TicketSale) =>
      JSON.stringify(ticketSchema.cast(filledSale(sale), { assert: false, stripUnknown: true })),
    saleOf: (key, sale: ChosenSale) => ticketSale(key, sale, awaitsPayments),
    // If this fails, the sale still goes on: the outbox has it too, and its seats count as sold there.
    beforeSale: async ({ key, order: { form: sold, allotment } }) => {
      const { tripId, seats } = sold;
      if (allotment !== undefined) await recordSold({ key, tripId, seats }).catch(() => undefined);
    },
  });

  /** Seats that an unanswered attempt to send this ticket may have taken count as free. */
  function tripFor(sale: TicketSale): Trip | undefined {
    const { trip, values } = sale;
    if (!trip || form.unansweredTry(sale) !== 'this') return trip;
    return { ...trip, takenSeats: withoutTaken(trip.takenSeats, values.seats) };
  }

  const task: TicketTask = { ...form.task, tripFor };
  return { ...form, task };
}

/** Returns trips with the seats that this machine can sell in the sale with this retry key; unchanged if the server has no allotments. */
function useTripsAtCounter(trips: readonly Trip[], key: string) {
  const keeps = useMay()('ticket.keepSeats');
  const isOffline = useIsOffline() && keeps;
  const seats = useKeptSeats();
  const now = useNow();
  return {
    /** Whether only the seats kept on this machine can be sold. */
    isOffline,
    trips: keeps ? tripsAtCounter(trips, { ...seats, isOffline, key, now }) : trips,
  };
}
