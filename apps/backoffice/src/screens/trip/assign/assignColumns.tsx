import type { Assignable } from '@motorpark/api';
import {
  type AskedDeparture,
  type Assignment,
  type Trip,
  assignmentNotes,
  driverChoices,
  driverWith,
  formatTime,
  soldSeats,
  vehicleChoices,
} from '@motorpark/domain';
import { type Column, ComboboxField, type ComboboxOption, NONE, Stack, TextLink } from '@motorpark/ui';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { href, paths, recordPath } from '../../../paths';
import { messages } from './messages';

/** Why a trip was not saved: at the field that is to blame, or at the whole trip. */
export type Refusal = Partial<Record<keyof Assignment | 'trip', string>>;

interface Assigning {
  assignable: Assignable;
  departureOf: (trip: Trip) => AskedDeparture;
  choiceOf: (trip: Trip) => Assignment;
  /** The trip that has the focus: only its fields have their options, of which a large company has thousands. */
  activeId: string | undefined;
  onActive: (id: string) => void;
  onSelect: (id: string, choice: Partial<Assignment>) => void;
}

/** The columns of the trips of a day, with the vehicle and the drivers that are chosen for each and why they are not free. */
export const assignColumns = (assigning: Assigning): Column<Trip>[] => [
  { header: messages.departs, cell: ({ travelDate }) => formatTime(travelDate), card: 'badge', width: '1%' },
  { header: messages.route, cell: ({ routeId }) => routeId, isRowHeader: true, truncate: 'twoLines' },
  {
    header: messages.seatsSold,
    cell: (trip) => soldSeats(trip) || NONE,
    align: 'end',
    hides: 1,
    width: '1%',
    cardLabel: messages.seatsSold,
  },
  {
    header: messages.vehicle,
    cardLabel: messages.vehicle,
    cell: (trip) => <VehicleCell trip={trip} {...assigning} />,
    width: '17ch',
    isField: true,
  },
  {
    header: messages.driver,
    cardLabel: messages.driver,
    cell: (trip) => <DriverCell trip={trip} name="driver" {...assigning} />,
    width: '18ch',
    isField: true,
  },
  {
    header: messages.secondDriver,
    cardLabel: messages.secondDriver,
    cell: (trip) => <DriverCell trip={trip} name="secondDriver" {...assigning} />,
    width: '18ch',
    isField: true,
    hides: 2,
  },
  {
    header: messages.note,
    cell: (trip) => <NoteCell trip={trip} {...assigning} />,
    width: '16ch',
    truncate: 'twoLines',
  },
];

interface CellProps extends Assigning {
  trip: Trip;
}

/** Returns what the fields of a trip have in common. */
function useAssigned(
  { trip, departureOf, choiceOf, activeId, onActive, onSelect }: CellProps,
  name: keyof Assignment,
) {
  const departure = departureOf(trip);
  const choice = choiceOf(trip);
  return {
    departure,
    choice,
    isActive: activeId === trip.id,
    choose: (chosen: Partial<Assignment>) => onSelect(trip.id, chosen),
    field: {
      label: messages[name === 'vehicleNumber' ? 'vehicle' : name],
      isLabelHidden: true,
      name: `${name}-${trip.id}`,
      value: choice[name],
      error: useRefusalOf(trip.id)[name],
      onFocus: () => onActive(trip.id),
    },
  };
}

function VehicleCell(props: CellProps) {
  const { trip, assignable } = props;
  const { departure, choice, isActive, choose, field } = useAssigned(props, 'vehicleNumber');
  const options = useSearched(
    isActive ? vehicleChoices(assignable.vehicles, departure, highestSeatOf(trip), trip.origin) : NO_OPTIONS,
  );

  function chooseVehicle(number: string) {
    choose({
      vehicleNumber: number,
      ...(choice.driver === '' && { driver: driverWith(number, assignable, departure) }),
    });
  }

  return (
    <ComboboxField {...field} placeholder={messages.chooseVehicle} {...options} onChange={chooseVehicle} />
  );
}

function DriverCell({ name, ...props }: CellProps & { name: 'driver' | 'secondDriver' }) {
  const { departure, isActive, choose, field } = useAssigned(props, name);
  const options = useSearched(
    isActive ? driverChoices(props.assignable.drivers, departure)[name] : NO_OPTIONS,
  );
  return (
    <ComboboxField
      {...field}
      placeholder={messages.noDriver}
      allowsCustomValue
      {...options}
      onChange={(driver) => choose({ [name]: driver })}
    />
  );
}

/** What a trip lacks, why somebody or something chosen is not free, and where its vehicle stands if that is elsewhere. Each reason once. */
function NoteCell(props: CellProps) {
  const { trip, assignable } = props;
  const { departure, choice } = useAssigned(props, 'vehicleNumber');
  const refusal = useRefusalOf(trip.id);
  const { vehicles, drivers } = assignable;
  const vehicle = vehicles.find(({ number }) => number === choice.vehicleNumber);
  const lacks = [
    choice.vehicleNumber === '' && messages.bus,
    choice.driver === '' && messages.aDriver,
  ].filter((what) => what !== false);
  return (
    <Stack gap={1}>
      {refusal.trip !== undefined && <span role="alert">{refusal.trip}</span>}
      {lacks.length > 0 && <strong>{messages.lacks(lacks)}</strong>}
      {assignmentNotes({ ...departure, ...choice, origin: trip.origin }, vehicles, drivers).map((note) => (
        <span key={note}>{note}</span>
      ))}
      {soldSeats(trip) > 0 && vehicle && vehicle.seats < highestSeatOf(trip) && (
        <span>
          {messages.tooSmall}{' '}
          <TextLink href={href(recordPath(paths.superAdmin.disruption, trip.id))}>
            {messages.whoLoses}
          </TextLink>
        </span>
      )}
    </Stack>
  );
}

const highestSeatOf = ({ takenSeats }: Trip): number => Math.max(0, ...takenSeats);

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
