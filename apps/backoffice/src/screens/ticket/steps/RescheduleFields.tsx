import {
  type Instant,
  type Kobo,
  type Session,
  type Trip,
  dummySeats,
  formatDateTime,
  formatNaira,
  mayAnywhere,
  nameSeats,
  seatsHeld,
  seatsOf,
  seatsSoldMessage,
  terminalOf,
  toggleSeat,
  withoutTaken,
} from '@motorpark/domain';
import { DescriptionList, Field, Notice, SeatGrid, SeatLegend, SelectField } from '@motorpark/ui';
import { useForm } from 'react-final-form';
import { useBoundField } from '../../../shared/form/useBoundField';
import { RecordFields } from '../../../shared/record/RecordFields';
import { collectFields, giveBackFields, reasonField } from '../changeFields';
import { changeMessages } from '../changeMessages';
import {
  type Moving,
  amountOf,
  dueOf,
  feeOf,
  isCashOnly,
  keptOf,
  lostSeats,
  obstacleOf,
  settlementText,
} from '../rescheduling';
import { otherDepartures } from './tripOptions';

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
  moving: Moving;
  trips: readonly Trip[];
  session: Session | undefined;
  now: Instant;
}

/** Fields for the other departure, its seats, the settlement and the reason. */
export function RescheduleFields({ moving, trips, session, now }: RescheduleFieldsProps) {
  const { ticket, terms } = moving;
  const due = dueOf(moving);
  const kept = keptOf(moving);
  const mayLeaveFee = session && terms.fee > 0 && mayAnywhere('ticket.rescheduleAnyhow', session.role);
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
              ticket.travelDate && formatDateTime(ticket.travelDate),
              nameSeats(seatsHeld(ticket)),
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]}
      />
      <TripAndSeats moving={moving} trips={trips} from={ticket.origin ?? terminalOf(session)} now={now} />
      {mayLeaveFee && <RecordFields fields={[FREE]} />}
      {due !== undefined && (
        <Notice tone={due === 0 ? 'info' : 'warning'} title={settlementText(due) ?? words.nothing}>
          {words.sum(
            formatNaira((amountOf(moving) ?? 0) - (ticket.amount ?? 0)),
            formatNaira(feeOf(moving)),
            kept > 0 ? formatNaira(kept) : undefined,
          )}
        </Notice>
      )}
      {isCashOnly(moving) && <Notice tone="info">{words.cashOnly}</Notice>}
      <RecordFields fields={settlingFields(moving, due)} />
    </>
  );
}

/** A fee and a cheaper fare may cancel each other out, but both are still lines of the drawer, so the method is needed. */
function settlingFields(moving: Moving, due: Kobo | undefined) {
  const isEven = due === 0 && feeOf(moving) === 0;
  if (due === undefined || isEven || isCashOnly(moving)) return [reasonField];
  return due < 0 ? giveBackFields : collectFields;
}

interface TripAndSeatsProps {
  moving: Moving;
  trips: readonly Trip[];
  /** The terminal whose departures are offered. */
  from: Parameters<typeof otherDepartures>[2]['terminal'];
  now: Instant;
}

/** The fields for trip and seats. Choosing another trip clears the seats. */
function TripAndSeats({ moving, trips, from, now }: TripAndSeatsProps) {
  const { draft, ticket, trip } = moving;
  const form = useForm();
  const tripField = useBoundField('tripId');
  const seatsError = useBoundField('seats').error;
  const lost = lostSeats(moving);
  const choice = { terminal: from, now, chosen: draft.tripId, hasIncoming: true };
  return (
    <>
      <SelectField
        {...tripField}
        label={words.trip}
        placeholder={words.choose}
        isRequired
        error={obstacleOf(moving) ?? tripField.error}
        options={otherDepartures(trips, ticket, choice).map(
          ({ value, group, label, side, sideHint, hint }) => ({
            value,
            group,
            label: [label, side, sideHint, hint].filter(Boolean).join(' · '),
          }),
        )}
        onChange={(id) => {
          form.batch(() => {
            form.change('tripId', id);
            form.change('seats', []);
          });
        }}
      />
      <Field
        label={words.chosen}
        kind="group"
        isRequired
        error={trip && lost.length > 0 ? seatsSoldMessage(lost) : seatsError}
      >
        {(ties) => (
          <SeatGrid
            seats={trip ? seatsOf(trip, draft.seats) : dummySeats()}
            vehicleType={trip?.vehicleType}
            isPlaceholder={!trip}
            describedBy={ties['aria-describedby']}
            isInvalid={ties['aria-invalid']}
            lost={lost}
            onToggle={(seat) => {
              const free = trip ? withoutTaken(draft.seats, trip.takenSeats) : [];
              form.change('seats', toggleSeat(free, seat));
            }}
          />
        )}
      </Field>
      <SeatLegend />
    </>
  );
}
