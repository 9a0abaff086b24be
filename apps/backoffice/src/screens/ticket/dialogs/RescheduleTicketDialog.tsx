import {
  reschedulingWire,
  useCompany,
  useFareRule,
  usePassengerRules,
  useRescheduleTicket,
  useSalesClose,
  useSession,
  useTripsFrom,
  now,
  useFirstTripDay,
} from '@motorpark/api';
import {
  type Instant,
  type Kobo,
  RESCHEDULING,
  type Session,
  TICKET_PAYMENT_METHODS,
  type Trip,
  doneWith,
  formatDeparture,
  formatNaira,
  mayAtEnd,
  nameSeats,
  reschedulingSchema,
  seatsHeld,
  seatsSoldMessage,
  terminalOf,
  valuesOf,
  hasSameEnds,
  otherDepartures,
  type ReschedulingDraft,
  type ReschedulingForm,
  reschedulingOutcome,
  reschedulingErrors,
  reschedulingFee,
  filledRescheduling,
  isReschedulingInCash,
  reschedulingObstacle,
  settlement,
  lostSeats,
} from '@motorpark/domain';
import { ComboboxField, DescriptionList, Notice, toast, SeatsField } from '@motorpark/ui';
import { RecordFields, useBoundField } from '@motorpark/ui/form';
import { useForm } from 'react-final-form';
import { useTwoWays } from '../../../shared/sale/useTwoWays';
import { SaveDialog } from '../../../shared/form/SaveDialog';
import { changeMessages, changeMessages as messages } from '../changeMessages';
import { collectFields, giveBackField, reasonField } from '../changeFields';
import { TicketChangeDialog, type TicketChangeFormProps, type TicketChangeProps } from './TicketChangeDialog';

/** A dialog that moves a ticket to another departure by the company's rule. */
export const RescheduleTicketDialog = ({ row, ...callbacks }: TicketChangeProps) => (
  <TicketChangeDialog
    row={row}
    title={messages.reschedule.title}
    size="medium"
    onClose={callbacks.onClose}
    refusedBy={({ reschedule }) => reschedule.refused}
  >
    {(ticket, terms) => <RescheduleForm ticket={ticket} terms={terms} {...callbacks} />}
  </TicketChangeDialog>
);

function RescheduleForm({ ticket, terms, onClose, onDone }: TicketChangeFormProps) {
  const { save } = useRescheduleTicket();
  const session = useSession();
  const fares = useFareRule();
  const { kinds } = usePassengerRules();
  const salesClose = useSalesClose();
  const { company } = useCompany({ revalidateIfStale: false });
  const day = useFirstTripDay();
  const { trips, refresh } = useTripsFrom(day);
  const isOwn = ticket.isOwn === true;
  const mayGoAnywhere = session !== undefined && mayAtEnd('ticket.rescheduleAnyhow', session.role, isOwn);
  const others = trips.filter(
    (trip) => trip.id !== ticket.tripId && (mayGoAnywhere || hasSameEnds(trip, ticket)),
  );
  const start: ReschedulingDraft = {
    tripId: '',
    seats: [],
    // Chosen anew: what is collected now need not be paid as the ticket was.
    paymentMethod: '',
    nonCash: '',
    reason: '',
    isFree: 'no',
  };

  function formOf(draft: ReschedulingDraft): ReschedulingForm {
    const trip = others.find(({ id }) => id === draft.tripId);
    return {
      draft,
      ticket,
      terms: terms.reschedule,
      trip,
      fares,
      kinds,
      salesClose: trip ? salesClose(trip) : 0,
      now: now(),
      mustPayInCash: company?.confirmationRule === 'required',
    };
  }

  return (
    <SaveDialog
      title={messages.reschedule.title}
      size="medium"
      labelOf={() => messages.reschedule.submit}
      start={start}
      schema={reschedulingSchema}
      filled={(draft) => filledRescheduling(formOf(draft))}
      errorsOf={(draft) => reschedulingErrors(formOf(draft))}
      names={reschedulingWire.names}
      save={async (values, retryKey, draft) => {
        const form = valuesOf(RESCHEDULING, values);
        const due = reschedulingOutcome(formOf(draft))?.due;
        const order = { id: ticket.id, version: ticket.version, form, retryKey };
        const moved = await save(order).catch(async (failure: unknown) => {
          await refresh();
          throw failure;
        });
        toast.success(doneWith(messages.reschedule.done, settlement(0, due)));
        onClose();
        await onDone(moved);
      }}
      onClose={onClose}
      renderFields={(draft) => (
        <RescheduleFields moving={formOf(draft)} trips={others} session={session} at={now()} />
      )}
    />
  );
}

const { reschedule: words } = changeMessages;

const FREE = {
  name: 'isFree',
  label: words.fee,
  kind: 'radio',
  answers: [
    { value: 'no', label: words.charged },
    { value: 'yes', label: words.free },
  ],
  isWide: true,
} as const;

interface RescheduleFieldsProps {
  moving: ReschedulingForm;
  trips: readonly Trip[];
  session: Session | undefined;
  at: Instant;
}

/** Fields for the other departure, its seats, the settlement and the reason. */
function RescheduleFields({ moving, trips, session, at }: RescheduleFieldsProps) {
  const { ticket, terms } = moving;
  const { amount = 0, due, kept = 0 } = reschedulingOutcome(moving) ?? {};
  const isOwn = ticket.isOwn === true;
  const mayLeaveFee = session && terms.fee > 0 && mayAtEnd('ticket.rescheduleAnyhow', session.role, isOwn);
  const together = [ticket.accompaniedBy ?? '', ...(ticket.accompanies ?? [])].filter(Boolean);
  const where = ticket.routeId ?? [ticket.origin, ticket.destination].filter(Boolean).join(' - ');
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Ticket', value: `${ticket.number}, ${ticket.travelerName}` },
          {
            term: words.from,
            value: [
              where,
              ticket.travelDate && formatDeparture(ticket.travelDate),
              nameSeats(seatsHeld(ticket)),
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
      {together.length > 0 && <Notice tone="warning">{words.together(together)}</Notice>}
      <TripAndSeats moving={moving} trips={trips} from={ticket.origin ?? terminalOf(session)} at={at} />
      {mayLeaveFee && <RecordFields fields={[FREE]} />}
      {due !== undefined && (
        <Notice tone={due === 0 ? 'info' : 'warning'} title={settlement(0, due) ?? words.nothing}>
          {words.sum(
            formatNaira(amount - (ticket.amount ?? 0)),
            formatNaira(reschedulingFee(moving)),
            kept > 0 ? formatNaira(kept) : undefined,
          )}
        </Notice>
      )}
      <SettlingFields moving={moving} />
    </>
  );
}

/** How it is settled, and why. The reason stays when the settlement changes. */
const SettlingFields = ({ moving }: { moving: ReschedulingForm }) => (
  <>
    <MethodFields moving={moving} />
    <RecordFields fields={[reasonField]} />
  </>
);

/** Only what is collected can be paid in two ways. */
function MethodFields({ moving }: { moving: ReschedulingForm }) {
  const { isSettled = false, due = 0 } = reschedulingOutcome(moving) ?? {};
  if (due < 0) return <RecordFields fields={[giveBackField]} />;
  if (isReschedulingInCash(moving)) return <Notice tone="info">{words.cashOnly}</Notice>;
  return isSettled && <CollectFields due={due} />;
}

function CollectFields({ due }: { due: Kobo }) {
  const twoWays = useTwoWays({ amount: due, transfer: TICKET_PAYMENT_METHODS[0] });
  return (
    <>
      <RecordFields fields={collectFields} />
      {due > 0 && twoWays.field}
      {due > 0 && twoWays.button}
    </>
  );
}

interface TripAndSeatsProps {
  moving: ReschedulingForm;
  trips: readonly Trip[];
  /** The terminal whose departures are offered. */
  from: Parameters<typeof otherDepartures>[2]['terminal'];
  at: Instant;
}

/** The fields for trip and seats. Choosing another trip clears the seats. */
function TripAndSeats({ moving, trips, from, at }: TripAndSeatsProps) {
  const { draft, ticket, trip } = moving;
  const form = useForm();
  const tripField = useBoundField('tripId');
  const seatsError = useBoundField('seats').error;
  const lost = lostSeats(draft.seats, trip);
  const choice = { terminal: from, now: at, chosen: draft.tripId, hasIncoming: true };
  return (
    <>
      <ComboboxField
        {...tripField}
        label={words.trip}
        placeholder={words.choose}
        emptyText={words.noTrip}
        isRequired
        error={reschedulingObstacle(moving) ?? tripField.error}
        options={otherDepartures(trips, ticket, choice)}
        onChange={(id) => {
          form.batch(() => {
            form.change('tripId', id);
            form.change('seats', []);
          });
        }}
      />
      <SeatsField
        label={words.chosen}
        error={trip && lost.length > 0 ? seatsSoldMessage(lost) : seatsError}
        trip={trip}
        seats={draft.seats}
        lost={lost}
        onChange={(seats) => form.change('seats', seats)}
      />
    </>
  );
}
