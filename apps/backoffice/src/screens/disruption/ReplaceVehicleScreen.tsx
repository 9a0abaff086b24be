import {
  REPLACEMENT_NAMES,
  isApiFailure,
  newRetryKey,
  useOneVehicle,
  useReplacement,
  useVehicleChoices,
} from '@motorpark/api';
import {
  type ReplacedTrip,
  type Replacement,
  type ReplacementForm,
  type Reseated,
  type Vehicle,
  check,
  counted,
  fieldErrors,
  reasonErrors,
  formatDeparture,
  replacementSchema,
} from '@motorpark/domain';
import {
  Button,
  type Column,
  ComboboxField,
  DataTable,
  FormCard,
  Inline,
  NONE,
  Notice,
  Page,
  Section,
  Stack,
  toast,
} from '@motorpark/ui';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { href, paths } from '../../paths';
// oxlint-disable-next-line import/no-unassigned-import -- this screen shows its outcome as toasts, so it loads their code
import '../../shared/ScreenToasts';
import { answersOf } from '../../shared/form/answersOf';
import { runStep } from '../../shared/form/runStep';
import { useBoundField } from '../../shared/form/useBoundField';
import { PhoneLink } from '../../shared/PhoneLink';
import { NotLoaded } from '../../shared/record/NotLoaded';
import { useRecordId } from '../../shared/record/useRecordId';
import { toastFailure } from '../../shared/toastFailure';
import { ReasonField, afterwards } from './DisruptionWish';
import { messages, replacementMessages as words } from './messages';

interface Shown {
  form: ReplacementForm;
  replacement: Replacement;
  retryKey: string;
}

const { vehicles: list } = paths.superAdmin;
const BACK = { label: words.vehicles, href: href(list) };

/** Gives every planned trip of a vehicle that broke down another vehicle in one action (docs/departure.md#disruption). The URL names the vehicle. */
export function ReplaceVehicleScreen() {
  const id = useRecordId();
  const { rows, isLoading, ...state } = useOneVehicle(id);
  const [vehicle] = rows;
  return (
    <Page title={vehicle ? words.title(vehicle.number) : words.page} back={BACK}>
      {vehicle ? (
        <Steps vehicle={vehicle} />
      ) : (
        <NotLoaded one="vehicle" list={BACK} isLoading={isLoading && id !== undefined} {...state} />
      )}
    </Page>
  );
}

function Steps({ vehicle }: { vehicle: Vehicle }) {
  const { preview, carryOut, isBusy } = useReplacement();
  const [shown, setShown] = useState<Shown>();
  const [start, setStart] = useState<Wish>({ vehicleNumber: '', reason: '' });
  const navigate = useNavigate();

  async function show({ vehicleNumber, reason }: Wish) {
    const form = { vehicleNumber };
    setStart({ ...form, reason });
    setShown({ form, replacement: await preview(vehicle.id, form), retryKey: newRetryKey() });
  }

  async function confirm({ form, replacement, retryKey }: Shown) {
    const { reason } = start;
    try {
      const done = await carryOut({ id: vehicle.id, form, plan: replacement.plan, reason, retryKey });
      const { replaced, lost } = countsOf(done);
      toast.success(words.done(replaced, form.vehicleNumber, lost));
      void navigate(lost > 0 ? paths.superAdmin.unseated : list);
    } catch (failure) {
      toastFailure(failure);
      // Without a response the user sends it again with the same retry key, so it is carried out only once.
      if (isApiFailure(failure) && failure.kind === 'disconnected') return;
      await show({ ...form, reason }).catch(() => setShown(undefined));
    }
  }

  return shown ? (
    <Preview
      {...shown}
      isBusy={isBusy}
      onCarryOut={() => void confirm(shown)}
      onChange={() => setShown(undefined)}
    />
  ) : (
    <WishForm vehicle={vehicle} start={start} isBusy={isBusy} onShow={show} />
  );
}

interface Wish extends ReplacementForm {
  reason: string;
}

interface WishFormProps {
  vehicle: Vehicle;
  start: Wish;
  isBusy: boolean;
  /** Shows the preview. Throws the server's failure. */
  onShow: (wish: Wish) => Promise<void>;
}

function WishForm({ vehicle, start, isBusy, onShow }: WishFormProps) {
  async function submit(draft: Wish) {
    const { values, errors } = check(replacementSchema, draft);
    if (errors) return errors;
    return await runStep(() => onShow({ ...values, reason: draft.reason.trim() }), REPLACEMENT_NAMES);
  }
  return (
    <Form<Wish>
      initialValues={start}
      validate={(draft) => ({
        ...fieldErrors(replacementSchema, draft),
        ...reasonErrors(draft.reason, messages.sayWhy),
      })}
      onSubmit={submit}
      render={({ handleSubmit }) => (
        <FormCard
          label={words.page}
          onSubmit={() => handleSubmit()}
          isBusy={isBusy}
          submitLabel={messages.show}
          busyLabel={messages.showing}
        >
          <Stack gap={4}>
            <VehicleField except={vehicle.number} />
            <ReasonField />
          </Stack>
        </FormCard>
      )}
    />
  );
}

function VehicleField({ except }: { except: string }) {
  const { rows, ...fleet } = useVehicleChoices();
  const others = rows
    .filter(({ number }) => number !== except)
    .map(({ number, type, seats, assignedDriver }) => ({
      value: number,
      label: number,
      hint: [type, counted(seats, 'seat'), assignedDriver].filter(Boolean).join(' · '),
    }));
  return (
    <ComboboxField
      label={words.other}
      placeholder={messages.chooseVehicle}
      emptyText={messages.noVehicle}
      isRequired
      {...answersOf(fleet, others)}
      {...useBoundField('vehicleNumber')}
    />
  );
}

/** A passenger with the trip on which they get another seat or none. */
interface Affected extends Reseated {
  trip: ReplacedTrip;
}

const lostOn = ({ passengers }: ReplacedTrip): number =>
  passengers.filter(({ to }) => to === undefined).length;

const movedOn = ({ passengers }: ReplacedTrip): number =>
  passengers.filter(({ seat, to }) => to !== undefined && to !== seat).length;

function countsOf({ trips }: Replacement) {
  const replaced = trips.filter(({ obstacle }) => obstacle === undefined);
  return {
    replaced: replaced.length,
    left: trips.length - replaced.length,
    lost: replaced.reduce((sum, trip) => sum + lostOn(trip), 0),
  };
}

const leaves = ({ routeId, travelDate }: ReplacedTrip) => `${routeId}, ${formatDeparture(travelDate)}`;

const TRIPS: Column<ReplacedTrip>[] = [
  { header: 'Trip', cell: leaves, isRowHeader: true, truncate: true },
  {
    header: 'Sold',
    cell: ({ passengers, obstacle }) => (obstacle === undefined ? passengers.length : NONE),
    align: 'end',
    cardLabel: 'Sold',
  },
  {
    header: 'Then',
    cell: (trip) =>
      trip.obstacle === undefined ? (
        words.effect(movedOn(trip), lostOn(trip))
      ) : (
        <strong>{words.keeps(trip.obstacle)}</strong>
      ),
  },
];

const PASSENGERS: Column<Affected>[] = [
  { header: 'Trip', cell: ({ trip }) => leaves(trip), truncate: true },
  { header: 'Seat', cell: ({ seat }) => seat, align: 'end', cardLabel: 'Seat', width: '1%' },
  { header: 'Passenger', cell: ({ name }) => name || messages.unnamed, isRowHeader: true, truncate: true },
  { header: 'Phone', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  { header: 'Ticket', cell: ({ ticketNumber }) => ticketNumber, card: 'id' },
  { header: 'Then', cell: (one) => afterwards(one, 'vehicle'), card: 'badge' },
];

interface PreviewProps extends Shown {
  isBusy: boolean;
  onCarryOut: () => void;
  onChange: () => void;
}

/** The second step: each trip, those that keep their vehicle first, and everybody who does not keep their seat. */
function Preview({ form, replacement, isBusy, onCarryOut, onChange }: PreviewProps) {
  const { trips } = replacement;
  const { replaced, left, lost } = countsOf(replacement);
  const affected = trips.flatMap((trip) =>
    trip.passengers.filter(({ seat, to }) => to !== seat).map((one) => Object.assign({ trip }, one)),
  );
  const isLoss = lost > 0 || left > 0;
  return (
    <Section title={messages.becomes}>
      <Stack gap={4}>
        <Notice tone={isLoss ? 'warning' : 'info'} title={messages.chosen('vehicle', form.vehicleNumber)}>
          {words.counts(replaced, left, lost)}
        </Notice>
        <DataTable
          label={words.trips}
          columns={TRIPS}
          rows={trips.toSorted(
            (one, other) => Number(other.obstacle !== undefined) - Number(one.obstacle !== undefined),
          )}
          rowKey={({ id }) => id}
          emptyText={messages.nobody}
        />
        {affected.length > 0 && (
          <DataTable
            label={messages.table}
            columns={PASSENGERS}
            rows={affected.toSorted(
              (one, other) => Number(one.to !== undefined) - Number(other.to !== undefined),
            )}
            rowKey={({ trip, seat }) => `${trip.id} ${seat}`}
            emptyText={messages.nobody}
          />
        )}
        <Inline gap={3}>
          <Button autoFocus={isLoss} isDisabled={isBusy} onClick={onChange}>
            {messages.change}
          </Button>
          {replaced > 0 && (
            <Button
              variant="primary"
              autoFocus={!isLoss}
              isBusy={isBusy}
              busyLabel={words.carryingOut}
              onClick={onCarryOut}
            >
              {words.act(replaced)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}
