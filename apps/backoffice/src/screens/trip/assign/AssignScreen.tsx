import {
  type Assignable,
  type Assigned,
  useAssignable,
  useAssignTrips,
  useCompany,
  useFoundTrips,
} from '@motorpark/api';
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
import { useMemo, useState } from 'react';
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
  const { assignable, failure = found.failure, refresh } = useAssignable(day);
  const { assign, isBusy } = useAssignTrips();
  const [choices, setChoices] = useState<AssignmentChoices>({});
  const [refused, setRefused] = useState<Assigned['refused']>([]);
  const [activeId, setActiveId] = useState<string>();
  const { rows: trips, loadMore } = found;
  const duties = useMemo(
    () => dutiesWith(assignable?.duties ?? [], trips, choices),
    [assignable, trips, choices],
  );
  const byName = useMemo(() => dutiesByName(duties), [duties]);
  const { restHours = 0 } = useCompany().company ?? {};
  const changed = trips.filter((trip) => isReassigned(trip, choices));
  // Choices of another day or terminal: they are there again when it is shown again.
  const hasHidden = Object.keys(choices).some((id) => trips.every((trip) => trip.id !== id));

  function choose({ id }: Trip, choice: Partial<Assignment>) {
    setChoices((all) => ({ ...all, [id]: { ...all[id], ...choice } }));
    setRefused((all) => all.filter((one) => one.id !== id));
  }

  async function save() {
    if (changed.length === 0) return toast.info(messages.unchanged);
    try {
      const wanted = changed.map((trip) => ({
        id: trip.id,
        version: trip.version,
        ...chosenAssignment(trip, choices),
      }));
      const answer = await assign(wanted);
      const saved = new Set(answer.saved.map(({ id }) => id));
      setChoices((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !saved.has(id))));
      setRefused(answer.refused);
      if (saved.size > 0) toast.success(messages.saved(saved.size));
      if (answer.refused.length > 0) toast.error(messages.refused(answer.refused.length));
    } catch (error) {
      toastFailure(error);
    }
  }

  if (failure || found.isLoading || !assignable) {
    const state = { failure, isLoading: !failure, refresh, fallback: messages.failed };
    return <LoadingState label={messages.loading} {...state} />;
  }
  if (trips.length === 0) return <EmptyState text={messages.empty} />;
  return (
    <FormCard
      label={messages.title}
      startsFocused={false}
      onSubmit={save}
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
            refusal={refused.find(({ id }) => id === trip.id)}
            isActive={activeId === trip.id}
            onActive={() => setActiveId(trip.id)}
            onChoose={(choice) => choose(trip, choice)}
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
  refusal: Assigned['refused'][number] | undefined;
  /** Whether the focus is in this row: only then its fields have their options, of which a large company has thousands. */
  isActive: boolean;
  onActive: () => void;
  onChoose: (choice: Partial<Assignment>) => void;
}

/** One trip, with the vehicle and the drivers that are chosen for it and why they are not free. */
function TripRow(props: TripRowProps) {
  const { trip, assignable, departure, choice, refusal, isActive, onActive, onChoose } = props;
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
  const fieldOf = (name: keyof Assignment, wireName: string, hint: string | undefined) => ({
    label: messages[name === 'vehicleNumber' ? 'vehicle' : name],
    name: `${name}-${trip.id}`,
    value: choice[name],
    hint,
    error: refusal?.field === wireName ? refusal.message : undefined,
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
            'vehicle_number',
            vehicle && dutyObstacle({ name: vehicle.number, missing: vehicle.missing }, departure)?.text,
          )}
          placeholder={messages.chooseVehicle}
          {...vehicleOptions}
          onChange={chooseVehicle}
        />
        <ComboboxField
          {...fieldOf('driver', 'driver', whyNot(driver)?.text)}
          placeholder={messages.noDriver}
          allowsCustomValue
          {...driverOptions}
          onChange={(name) => onChoose({ driver: name })}
        />
        <ComboboxField
          {...fieldOf('secondDriver', 'second_driver', whyNot(secondDriver)?.text)}
          placeholder={messages.noDriver}
          allowsCustomValue
          {...secondDriverOptions}
          onChange={(name) => onChoose({ secondDriver: name })}
        />
      </FieldGrid>
      {refusal?.field === '' && <p role="alert">{refusal.message}</p>}
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
