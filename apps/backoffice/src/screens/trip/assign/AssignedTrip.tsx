import type { Assignable } from '@motorpark/api';
import {
  type AskedDeparture,
  type Assignment,
  type Trip,
  driverChoices,
  dutyObstacle,
  formatDeparture,
  soldSeats,
  vehicleChoices,
} from '@motorpark/domain';
import { ComboboxField, type ComboboxOption, FieldGrid, Inline, Section, TextLink } from '@motorpark/ui';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { href, paths, recordPath } from '../../../paths';
import { messages } from './messages';

/** Why a trip was not saved: at the field that is to blame, or at the whole trip. */
export type Refusal = Partial<Record<keyof Assignment | 'trip', string>>;

interface AssignedTripProps {
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
export function AssignedTrip(props: AssignedTripProps) {
  const { trip, assignable, departure, choice, isActive, onActive, onChoose } = props;
  const refusal = useRefusalOf(trip.id);
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

/** Returns why the trip was not saved, until something else is chosen for it. */
function useRefusalOf(id: string): Refusal {
  const { meta } = useField(id, { subscription: { submitError: true, dirtySinceLastSubmit: true } });
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  return isRefusal(refused) ? refused : {};
}

const isRefusal = (error: unknown): error is Refusal => typeof error === 'object' && error !== null;

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
