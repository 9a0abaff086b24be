import {
  currentRecord,
  ticketCodec,
  ticketWire,
  useEditTicket,
  useMay,
  useSession,
  useTicket,
  useTripsFrom,
  withTripId,
  now,
  useFirstTripDay,
  isNotFound,
} from '@motorpark/api';
import {
  type Instant,
  type Session,
  type Ticket,
  type TicketDraft,
  type Trip,
  findTicket,
  hasBoarded,
  saleOf,
  ticketSchema,
  withoutTaken,
  type TicketSale,
  filledSale,
  editedTicket,
  ticketLines,
} from '@motorpark/domain';
import { Notice, Page, Spinner } from '@motorpark/ui';
import { type Conflicts, useConflicts } from '@motorpark/ui/form';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { LeaveGuard } from '../../shared/leaving/LeaveGuard';
import { LoadFailure } from '../../shared/LoadFailure';
import { ErasedNotice } from '../../shared/record/ErasedNotice';
import { NotHere } from '../../shared/record/NotLoaded';
import { overviewMessages } from '../../shared/record/overviewMessages';
import { handedOver } from '../../shared/record/handedOver';
import { VoidNotice } from '../../shared/record/VoidNotice';
import { useChangeTask } from '../../shared/sale/useChangeTask';
import { SEATS_REFRESH } from './BookTicketScreen';
import { TicketWizard } from './steps/TicketWizard';
import { TICKETS, messages } from '../ticket/messages';
import { saleMessages } from './saleMessages';
import type { ChosenSale, TicketTask } from './ticketTask';

/** Edits the ticket that the URL names, in the same wizard that sells one. */
export function EditTicketScreen() {
  const session = useSession();
  const { ticketId = '' } = useParams();
  const given = handedOver(useLocation().state, 'ticket', ticketId, findTicket);
  const { row: ticket, isFresh, failure, isLoading, refresh } = useTicket(ticketId, given);
  const day = useFirstTripDay();
  const trips = useTripsFrom(day, {
    also: ticket?.tripId,
    isOff: ticket === undefined,
    refreshInterval: SEATS_REFRESH,
  });

  if (!session) return null;
  if (ticket?.voided ?? ticket?.erased) {
    return (
      <Page title={messages.edit} back={TICKETS}>
        <VoidNotice one="ticket" voided={ticket.voided} refunded={ticket.refunded} />
        <ErasedNotice one="ticket" erased={ticket.erased} />
      </Page>
    );
  }
  const hasTrips = trips.trips.length > 0 || (!trips.isLoading && !trips.failure);
  // An open form stays open: a later load that fails must not discard what was typed.
  if (ticket && hasTrips && isFresh) {
    return (
      <EditWizard
        key={ticket.id}
        ticket={ticket}
        session={session}
        trips={trips.trips}
        isLoading={trips.isLoading}
        refreshTrips={trips.refresh}
      />
    );
  }
  const failed = failure ?? trips.failure;
  return (
    <Page title={messages.edit} back={TICKETS}>
      {isNotFound(failure) ? (
        <NotHere one="ticket" failure={failure} list={TICKETS} />
      ) : failed ? (
        <LoadFailure
          failure={failed}
          fallback={messages.notLoaded}
          refresh={() => Promise.all([refresh(), trips.refresh()])}
          isRefreshing={isLoading || trips.isLoading}
        />
      ) : (
        <Spinner label={overviewMessages.loading('ticket')} />
      )}
    </Page>
  );
}

interface EditWizardProps {
  ticket: Ticket;
  session: Session;
  trips: readonly Trip[];
  isLoading: boolean;
  refreshTrips: () => Promise<unknown>;
}

/** Edits the ticket as loaded when the form opened, merged with changes that somebody else saves meanwhile; typed values are kept. */
function EditWizard({ ticket: opened, ...rest }: EditWizardProps) {
  const may = useMay();
  const canEdit = may('ticket.edit');
  const staysOnTrip = may('ticket.reschedule');
  const [ticket, setTicket] = useState(() => withTripId(opened, rest.trips));
  const [start] = useState(() => editedTicket(ticket));
  const lines = useMemo(() => ticketLines(rest.trips), [rest.trips]);
  const conflicts = useConflicts({
    row: ticket,
    currentOf: (failure) => currentRecord(failure, ticketCodec.read),
    valuesOf: editedTicket,
    lines,
    onFresh: setTicket,
  });
  const { task, dialog } = useChangeTicket(ticket, conflicts);
  const lock = lockOf(ticket, rest.trips, now());

  return (
    <TicketWizard
      task={task}
      start={{ values: start, step: lock === undefined ? 0 : 1 }}
      isLocked={lock !== undefined}
      staysOnTrip={staysOnTrip}
      {...rest}
    >
      {({ sale }) => (
        <>
          <LeaveGuard isOn={JSON.stringify(sale.values) !== JSON.stringify(start)} />
          {conflicts.dialog}
          {dialog}
          {!canEdit && <Notice tone="warning">{saleMessages.cannotEdit}</Notice>}
          {lock !== undefined && <Notice tone="info">{lock}</Notice>}
        </>
      )}
    </TicketWizard>
  );
}

/** Returns why only the passenger's information can be changed; undefined if everything can be changed. */
function lockOf(ticket: Ticket, trips: readonly Trip[], at: Instant): string | undefined {
  if (hasBoarded(ticket)) return `This ticket is ${ticket.status}: ${ONLY_THE_PASSENGER}`;
  const trip = trips.find(({ id }) => id === ticket.tripId);
  if (trip && saleOf(trip, at) === 'left') return `The trip of this ticket has left: ${ONLY_THE_PASSENGER}`;
  return undefined;
}

const ONLY_THE_PASSENGER = 'only the passenger’s information can still be changed.';

function useChangeTicket(
  ticket: Ticket,
  { version, isConflict }: Pick<Conflicts<TicketDraft>, 'version' | 'isConflict'>,
) {
  const { save } = useEditTicket();
  const { task, dialog } = useChangeTask({
    title: messages.edit,
    done: saleMessages.edited,
    cannotEdit: saleMessages.cannotEdit,
    paid: ticket.amount,
    paidNonCash: ticket.nonCash,
    // What is kept of a part that is given back is booked as a fee.
    keptOf: ({ fees = 0 }: Ticket) => fees - (ticket.fees ?? 0),
    save,
    isConflict,
    names: ticketWire.names,
    editOf(sale: ChosenSale) {
      const form = ticketSchema.cast(filledSale(sale), { stripUnknown: true });
      return { values: sale.values, edit: { id: ticket.id, version: version(), form } };
    },
  });

  /** The trip with the ticket's own seats counted as free, so that they can be chosen. */
  const tripFor = ({ trip }: TicketSale) =>
    trip?.id === ticket.tripId && trip
      ? { ...trip, takenSeats: withoutTaken(trip.takenSeats, ticket.seats) }
      : trip;

  const ticketTask: TicketTask = { ...task, ticket, tripFor };
  return { task: ticketTask, dialog };
}
