import { type Assignable, useAssignable, useAssignTrips, useCompany, useFoundTrips } from '@motorpark/api';
import {
  type AskedDeparture,
  type Assignment,
  type AssignmentChoices,
  type Day,
  type Trip,
  chosenAssignment,
  driverChoices,
  dutiesByName,
  dutiesWith,
  dutyObstacle,
  formatDeparture,
  isDay,
  isReassigned,
  soldSeats,
  vehicleChoices,
} from '@motorpark/domain';
import {
  Button,
  ComboboxField,
  type ComboboxOption,
  DateField,
  EmptyState,
  FieldGrid,
  Filters,
  FormCard,
  Inline,
  Page,
  Section,
  Stack,
  TextLink,
  toast,
} from '@motorpark/ui';
import type { FormApi } from 'final-form';
import { useMemo, useState } from 'react';
import { Form, useField } from 'react-final-form';
import { href, paths, recordPath } from '../../../paths';
// oxlint-disable-next-line import/no-unassigned-import -- this screen shows its outcome as toasts, so it loads their code
import '../../../shared/ScreenToasts';
import { LeaveGuard } from '../../../shared/leaving/LeaveGuard';
import { TerminalFilter } from '../../../shared/list/TerminalFilter';
import { LoadingState } from '../../../shared/LoadingState';
import { toastFailure } from '../../../shared/toastFailure';
import { today } from '../../../shared/today';
import { useNow } from '../../../shared/useNow';
import { messages } from './messages';

const BACK = { label: messages.trips, href: href(paths.superAdmin.trips) };

/** Gives the trips of a day that have not left their vehicles and drivers, all at once (docs/trip.md). */
export function AssignScreen() {
  const [day, setDay] = useState<string>(today);
  const [terminalId, setTerminalId] = useState<string>();
  return (
    <Page
      title={messages.title}
      back={BACK}
      actions={
        <Filters>
          <DateField label={messages.day} name="day" value={day} onChange={setDay} />
          <TerminalFilter value={terminalId} onChange={setTerminalId} />
        </Filters>
      }
    >
      {isDay(day) && <Trips day={day} terminalId={terminalId} />}
    </Page>
  );
}

interface TripsProps {
  day: Day;
  terminalId: string | undefined;
}

function Trips({ day, terminalId }: TripsProps) {
  const query = { from: day, to: day, status: 'Scheduled', direction: 'outgoing', terminalId } as const;
  const found = useFoundTrips({ ...query, sort: 'travelDate' }, useNow());
  const { assign } = useAssignTrips();

  async function save(choices: AssignmentChoices, form: FormApi<AssignmentChoices>) {
    const changed = found.rows.filter((trip) => isReassigned(trip, choices));
    if (changed.length === 0) return void toast.info(messages.unchanged);
    try {
      const { saved, refused } = await assign(changed.map((trip) => orderOf(trip, choices)));
      form.batch(() => saved.forEach(({ id }) => form.change(id, undefined)));
      if (saved.length > 0) toast.success(messages.saved(saved.length));
      if (refused.length > 0) toast.error(messages.refused(refused.length));
      return Object.fromEntries(
        refused.map(({ id, field, message }): [string, Refusal] => [
          id,
          { [FIELDS[field] ?? 'trip']: message },
        ]),
      );
    } catch (error) {
      return void toastFailure(error);
    }
  }

  return (
    <Form<AssignmentChoices>
      initialValues={NOTHING_CHOSEN}
      onSubmit={save}
      render={({ form, handleSubmit, submitting, values }) => (
        <DayOfTrips
          day={day}
          found={found}
          choices={values}
          isBusy={submitting}
          onChoose={(id, choice) => form.change(id, { ...values[id], ...choice })}
          onSave={() => handleSubmit()}
        />
      )}
    />
  );
}

const NOTHING_CHOSEN: AssignmentChoices = {};

const orderOf = (trip: Trip, choices: AssignmentChoices) => ({
  id: trip.id,
  version: trip.version,
  ...chosenAssignment(trip, choices),
});

/** Why a trip was not saved: at the field that is to blame, or at the whole trip. */
type Refusal = Partial<Record<keyof Assignment | 'trip', string>>;

/** The fields by their names on the wire. */
const FIELDS: Readonly<Partial<Record<string, keyof Assignment>>> = {
  vehicle_number: 'vehicleNumber',
  driver: 'driver',
  second_driver: 'secondDriver',
};

interface DayOfTripsProps {
  day: Day;
  found: ReturnType<typeof useFoundTrips>;
  choices: AssignmentChoices;
  isBusy: boolean | undefined;
  onChoose: (id: string, choice: Partial<Assignment>) => void;
  onSave: () => Promise<unknown> | undefined;
}

/** The trips of a day that are to leave, each with its fields. */
function DayOfTrips({ day, found, choices, isBusy, onChoose, onSave }: DayOfTripsProps) {
  const { assignable, failure = found.failure, refresh } = useAssignable(day);
  const [activeId, setActiveId] = useState<string>();
  const { rows: trips, loadMore } = found;
  const duties = useMemo(
    () => dutiesWith(assignable?.duties ?? [], trips, choices),
    [assignable, trips, choices],
  );
  const byName = useMemo(() => dutiesByName(duties), [duties]);
  const { restHours = 0 } = useCompany().company ?? {};
  const changed = trips.filter((trip) => isReassigned(trip, choices));
  // AssignmentChoices of another day or terminal: they are there again when it is shown again.
  const hasHidden = Object.keys(choices).some((id) => trips.every((trip) => trip.id !== id));

  if (failure || found.isLoading || !assignable) {
    const state = { failure, isLoading: !failure, refresh, fallback: messages.failed };
    return <LoadingState label={messages.loading} {...state} />;
  }
  if (trips.length === 0) return <EmptyState text={messages.empty} />;
  return (
    <FormCard
      label={messages.title}
      startsFocused={false}
      onSubmit={onSave}
      isBusy={isBusy}
      submitLabel={messages.save(changed.length)}
      busyLabel={messages.saving}
    >
      <Stack gap={6}>
        {trips.map((trip) => (
          <TripRow
            key={trip.id}
            trip={trip}
            assignable={assignable}
            departure={{
              id: trip.id,
              times: duties.find((duty) => duty.tripId === trip.id),
              duties: byName,
              restHours,
            }}
            choice={chosenAssignment(trip, choices)}
            isActive={activeId === trip.id}
            onActive={() => setActiveId(trip.id)}
            onChoose={(choice) => onChoose(trip.id, choice)}
          />
        ))}
        {loadMore && <Button onClick={() => void loadMore()}>{messages.more}</Button>}
      </Stack>
      <LeaveGuard isOn={changed.length > 0 || hasHidden} />
    </FormCard>
  );
}

interface TripRowProps {
  trip: Trip;
  assignable: Assignable;
  departure: AskedDeparture;
  choice: Assignment;
  /** Whether the focus is in this row: only then its fields have their options, of which a large company has thousands. */
  isActive: boolean;
  onActive: () => void;
  onChoose: (choice: Partial<Assignment>) => void;
}

/** One trip, with the vehicle and the drivers that are chosen for it and why they are not free. */
function TripRow(props: TripRowProps) {
  const { trip, assignable, departure, choice, isActive, onActive, onChoose } = props;
  const { meta } = useField(trip.id, { subscription: { submitError: true, dirtySinceLastSubmit: true } });
  const refusal: Refusal = (!meta.dirtySinceLastSubmit && meta.submitError) || {};
  const { vehicleNumber, driver, secondDriver } = choice;
  const vehicle = assignable.vehicles.find(({ number }) => number === vehicleNumber);
  const highestSeat = Math.max(0, ...trip.takenSeats);
  const lacks = [vehicleNumber === '' && messages.bus, driver === '' && messages.aDriver].filter(
    (what) => what !== false,
  );
  const whyNot = (name: string) => {
    const found = assignable.drivers.find((one) => one.name === name);
    return found && dutyObstacle(found, departure, departure.restHours);
  };
  const drivers = driverChoices(isActive ? assignable.drivers : [], departure);
  const vehicleOptions = useSearched(
    isActive ? vehicleChoices(assignable.vehicles, departure, highestSeat) : NO_OPTIONS,
  );
  const driverOptions = useSearched(drivers.driver);
  const secondDriverOptions = useSearched(drivers.secondDriver);
  const fieldOf = (name: keyof Assignment, hint: string | undefined) => ({
    label: messages[name === 'vehicleNumber' ? 'vehicle' : name],
    name: `${name}-${trip.id}`,
    value: choice[name],
    hint,
    error: refusal[name],
    onFocus: onActive,
  });

  function chooseVehicle(number: string) {
    const own = assignable.vehicles.find((one) => one.number === number)?.assignedDriver ?? '';
    const bringsDriver = driver === '' && own !== '' && (whyNot(own)?.kind ?? 'papers') === 'papers';
    onChoose({ vehicleNumber: number, ...(bringsDriver && { driver: own }) });
  }

  return (
    <Section
      title={`${formatDeparture(trip.travelDate)} · ${trip.routeId}`}
      actions={
        <Inline>
          {soldSeats(trip) > 0 && <span>{messages.sold(soldSeats(trip))}</span>}
          {lacks.length > 0 && <strong>{messages.lacks(lacks)}</strong>}
        </Inline>
      }
    >
      <FieldGrid columns={3}>
        <ComboboxField
          {...fieldOf(
            'vehicleNumber',
            vehicle && dutyObstacle({ name: vehicle.number, missing: vehicle.missing }, departure)?.text,
          )}
          placeholder={messages.chooseVehicle}
          {...vehicleOptions}
          onChange={chooseVehicle}
        />
        <ComboboxField
          {...fieldOf('driver', whyNot(driver)?.text)}
          placeholder={messages.noDriver}
          allowsCustomValue
          {...driverOptions}
          onChange={(name) => onChoose({ driver: name })}
        />
        <ComboboxField
          {...fieldOf('secondDriver', whyNot(secondDriver)?.text)}
          placeholder={messages.noDriver}
          allowsCustomValue
          {...secondDriverOptions}
          onChange={(name) => onChoose({ secondDriver: name })}
        />
      </FieldGrid>
      {refusal.trip !== undefined && <p role="alert">{refusal.trip}</p>}
      {soldSeats(trip) > 0 && vehicle && vehicle.seats < highestSeat && (
        <p>
          {messages.tooSmall}{' '}
          <TextLink href={href(recordPath(paths.superAdmin.disruption, trip.id))}>
            {messages.whoLoses}
          </TextLink>
        </p>
      )}
    </Section>
  );
}

const NO_OPTIONS: readonly ComboboxOption[] = [];

/** Maximum number of options in a list; of more, those that match the typed text are shown, free ones first. */
const MOST_OPTIONS = 100;

/** Returns the options of a field and, if there are many, their search. */
function useSearched(options: readonly ComboboxOption[]) {
  const [typed, setTyped] = useState('');
  if (options.length <= MOST_OPTIONS) return { options };
  const answered = typed.trim();
  const matching = options.filter(({ label }) => label.toLowerCase().includes(answered.toLowerCase()));
  const search = { onType: setTyped, answered, hasMore: matching.length > MOST_OPTIONS };
  return { options: matching.slice(0, MOST_OPTIONS), search };
}
