import {
  DISRUPTION_NAMES,
  useAssignable,
  useRouteChoices,
  useTripsFrom,
  useVehicleChoices,
} from '@motorpark/api';
import {
  CANCELLED,
  DISRUPTIONS,
  type DisruptionForm,
  type Manifest,
  check,
  disruptionSchema,
  fieldErrors,
  formatDeparture,
  freeSeats,
  lagosDateTime,
  lagosDay,
  reasonErrors,
  timesOf,
  type Disruption,
  type DisruptionPlan,
  type Reseated,
  busText,
} from '@motorpark/domain';
import {
  ChoiceField,
  ComboboxField,
  DateTimeField,
  FormCard,
  Stack,
  TextAreaField,
  Button,
  type Column,
  DataTable,
  Inline,
  Notice,
  Section,
} from '@motorpark/ui';
import { Form } from 'react-final-form';
import { useMemo } from 'react';
import type { Draft } from '../../shared/record/recordKind';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { answersOf } from '../../shared/form/answersOf';
import { firstTripDay } from '../../shared/today';
import { dutiesByName, vehicleChoices } from '../trip/tripChoices';
import { messages } from './messages';
import { useMergeTarget } from './useMergeTarget';
import { PhoneLink } from '../../shared/PhoneLink';

interface DisruptionWishProps {
  manifest: Manifest;
  /** Initial values: the empty form, or those of the last preview. */
  start: Draft;
  isBusy: boolean;
  /** Shows the preview. Throws the server's failure. */
  onShow: (form: DisruptionForm, reason: string) => Promise<void>;
}

/** The empty form. A cancelled trip can only run again. Another vehicle is the most common disruption, so it is preselected. A new time starts from the planned one. */
export const emptyDisruption = (manifest: Manifest): Draft => ({
  kind: manifest.status === CANCELLED ? 'runs' : 'vehicle',
  vehicleNumber: '',
  travelDate: lagosDateTime(manifest.travelDate),
  tripId: '',
  reason: '',
});

/** The first step: the kind of disruption and the reason. */
export function DisruptionWish({ manifest, start, isBusy, onShow }: DisruptionWishProps) {
  async function submit(draft: Draft) {
    const { values, errors } = check(disruptionSchema, draft);
    if (errors) return errors;
    return await runStep(() => onShow(values, (draft['reason'] ?? '').trim()), DISRUPTION_NAMES);
  }

  return (
    <Form<Draft>
      initialValues={start}
      validate={(draft) => ({
        ...fieldErrors(disruptionSchema, draft),
        ...reasonErrors(draft['reason'] ?? '', messages.sayWhy),
      })}
      onSubmit={submit}
      render={({ handleSubmit, values }) => (
        <FormCard
          label={messages.title}
          onSubmit={() => handleSubmit()}
          isBusy={isBusy}
          submitLabel={messages.show}
          busyLabel={messages.showing}
        >
          <Stack gap={4}>
            <DisruptionFields manifest={manifest} kind={values['kind'] ?? ''} />
          </Stack>
        </FormCard>
      )}
    />
  );
}

interface DisruptionFieldsProps {
  manifest: Manifest;
  kind: string;
}

const KINDS = DISRUPTIONS.filter((kind) => kind !== 'runs').map((kind) => {
  const { label, hint } = messages.kinds[kind];
  return { value: kind, label, hint };
});

/** Fields for the kind of disruption, what it needs, and the reason. */
function DisruptionFields({ manifest, kind }: DisruptionFieldsProps) {
  return (
    <>
      {kind === 'runs' ? <p>{messages.again}</p> : <KindField />}
      {kind === 'vehicle' && <VehicleField manifest={manifest} />}
      {kind === 'time' && <TimeField manifest={manifest} />}
      {kind === 'trip' && <TripField manifest={manifest} />}
      <ReasonField />
    </>
  );
}

export const ReasonField = () => (
  <TextAreaField label={messages.why} hint={messages.whyHint} isRequired {...useBoundField('reason')} />
);

const KindField = () => (
  <ChoiceField label={messages.what} options={KINDS} isRequired {...useBoundField('kind')} />
);

function VehicleField({ manifest }: { manifest: Manifest }) {
  const { id, routeId, origin, vehicleNumber, travelDate, passengers } = manifest;
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { known: routes } = useRouteChoices({ within: origin });
  const { assignable } = useAssignable(lagosDay(travelDate));
  const { duration = '' } = routes.find((route) => route.routeId === routeId) ?? {};
  const others = vehicleChoices(
    vehicles.filter(({ number }) => number !== vehicleNumber),
    {
      id,
      times: timesOf({ departsAt: travelDate, duration }),
      duties: dutiesByName(assignable?.duties ?? []),
      restHours: 0,
    },
    passengers.length,
  );
  return (
    <ComboboxField
      label={messages.vehicle}
      placeholder={messages.chooseVehicle}
      emptyText={messages.noVehicle}
      isRequired
      {...answersOf(fleet, others)}
      {...useBoundField('vehicleNumber')}
    />
  );
}

const TimeField = ({ manifest }: { manifest: Manifest }) => (
  <DateTimeField
    label={messages.time}
    min={lagosDay(manifest.travelDate)}
    isRequired
    {...useBoundField('travelDate')}
  />
);

function TripField({ manifest }: { manifest: Manifest }) {
  const day = firstTripDay();
  const { trips, isLoading, failure } = useTripsFrom(day, { also: manifest.id });
  const isOffered = useMergeTarget(trips, manifest);
  const offered = trips
    .filter((trip) => trip.id !== manifest.id && isOffered(trip))
    .map((trip) => ({
      value: trip.id,
      label: `${formatDeparture(trip.travelDate)}, ${busText(trip.vehicleNumber)}`,
      hint: messages.seatsFree(freeSeats(trip)),
    }));
  return (
    <ComboboxField
      label={messages.trip}
      placeholder={messages.chooseTrip}
      emptyText={messages.noTrip}
      isRequired
      {...answersOf({ isLoading, failure }, offered)}
      {...useBoundField('tripId')}
    />
  );
}

interface DisruptionPreviewProps {
  plan: DisruptionPlan;
  kind: Disruption;
  /** Name of the other vehicle, or the new time; undefined for other kinds. */
  instead: string | undefined;
  isBusy: boolean;
  onCarryOut: () => Promise<void>;
  onChange: () => void;
}

const columnsOf = (kind: Disruption): Column<Reseated>[] => [
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Then', cell: (one) => afterwards(one, kind), card: 'badge' },
];

/** The second step: the new seat of each passenger, those without a seat first, and the button that carries it out. */
export function DisruptionPreview({
  plan,
  kind,
  instead,
  isBusy,
  onCarryOut,
  onChange,
}: DisruptionPreviewProps) {
  const { passengers } = plan;
  const columns = useMemo(() => columnsOf(kind), [kind]);
  const lost = passengers.filter(({ to }) => to === undefined);
  const kept = passengers.filter(({ seat, to }) => seat === to).length;
  const moved = passengers.length - lost.length - kept;
  // The focus is on Change then, so that a second Enter does not cancel the trip or take a passenger's seat.
  const isLoss = kind === 'cancelled' || kind === 'trip' || lost.length > 0;
  const texts = moreOf(plan, kind);
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice tone={lost.length > 0 ? 'warning' : 'info'} title={messages.chosen(kind, instead)}>
          {countsOf({ kept, moved, lost: lost.length }, kind)}
        </Notice>
        {plan.consent !== undefined && <Notice tone="warning">{plan.consent}</Notice>}
        {texts.map(
          (text) =>
            text !== undefined && (
              <Notice key={text} tone="info">
                {text}
              </Notice>
            ),
        )}
        {passengers.length > 0 && (
          <DataTable
            label={messages.table}
            columns={columns}
            rows={[...lost, ...passengers.filter(({ to }) => to !== undefined)]}
            rowKey={({ seat, ticketId }) => `${seat} ${ticketId}`}
            emptyText={messages.nobody}
          />
        )}
        <Inline gap={3}>
          <Button autoFocus={isLoss} isDisabled={isBusy} onClick={onChange}>
            {messages.change}
          </Button>
          <Button
            variant="primary"
            autoFocus={!isLoss}
            isBusy={isBusy}
            busyLabel={messages.carryingOut}
            onClick={() => void onCarryOut()}
          >
            {messages.kinds[kind].act}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

/** How many passengers keep their seat, get another one, or have none. */
function countsOf(
  { kept, moved, lost }: Readonly<Record<'kept' | 'moved' | 'lost', number>>,
  kind: Disruption,
) {
  if (kept + moved + lost === 0) return kind === 'runs' ? messages.nobodyAgain : messages.nobody;
  return kind === 'runs' ? messages.countsAgain(kept, lost) : messages.counts(kept, moved, lost);
}

/** What happens to the parcels, and which seats are free again. */
function moreOf({ loadedParcels, parcels, otherTrips, freeSeats: free }: DisruptionPlan, kind: Disruption) {
  if (kind === 'runs') return [messages.freeAgain(free), messages.parcelsAgain(parcels)];
  return [messages.loaded(loadedParcels, kind), messages.parcels(parcels, otherTrips)];
}

/** What happens to a passenger's seat. */
export function afterwards({ seat, to }: Reseated, kind: Disruption) {
  if (to === undefined) return <strong>{messages.noSeat}</strong>;
  if (kind === 'runs') return messages.getsBack;
  return to === seat ? messages.keeps : messages.seat(to);
}
