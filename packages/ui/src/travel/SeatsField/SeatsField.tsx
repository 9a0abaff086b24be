import {
  type NamedPassenger,
  type Seat,
  type Trip,
  dummySeats,
  seatsOf,
  toggleSeat,
  withoutTaken,
} from '@motorpark/domain';
import { startTransition, useOptimistic } from 'react';
import { type Say, useLocale } from '../../locale';
import { SeatGrid } from '../SeatGrid/SeatGrid';
import { SeatLegend } from '../SeatLegend/SeatLegend';

export interface SeatsFieldProps {
  /** What is asked for. */
  label: string;
  error?: string | undefined;
  /** The chosen trip; undefined shows the seats of no vehicle. */
  trip: Pick<Trip, 'totalSeats' | 'takenSeats' | 'vehicleType'> | undefined;
  /** Numbers of the chosen seats. */
  seats: readonly number[];
  /** Numbers of chosen seats that were sold elsewhere meanwhile. */
  lost?: readonly number[] | undefined;
  /** The passengers that are named so far; several are listed with their seats. */
  passengers?: readonly NamedPassenger[] | undefined;
  /** Whether no seat can be chosen or given up: the free ones are then shown as taken. */
  isLocked?: boolean | undefined;
  /** Whether the grid takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Called with the numbers of the chosen seats. */
  onChange: (seats: number[]) => unknown;
}

const NOBODY: readonly NamedPassenger[] = [];

/**
 * The field for the seats of a trip, with the legend. A press lets go of chosen seats that are taken by now. The grid reacts to it immediately, and the form
 * around it follows in a transition.
 */
export function SeatsField({
  label,
  error,
  trip,
  seats,
  lost,
  passengers = NOBODY,
  isLocked = false,
  autoFocus,
  onChange,
}: SeatsFieldProps) {
  const { say } = useLocale();
  const [shown, show] = useOptimistic(seats);

  function toggle(seat: Seat) {
    if (isLocked) return;
    const next = toggleSeat(trip ? withoutTaken(shown, trip.takenSeats) : [], seat);
    startTransition(() => {
      show(next);
      onChange(next);
    });
  }

  return (
    <>
      <SeatGrid
        label={label}
        error={error}
        seats={trip ? withoutFree(seatsOf(trip, shown), isLocked) : dummySeats()}
        vehicleType={trip?.vehicleType}
        isPlaceholder={!trip}
        lost={lost}
        names={namesOf(passengers)}
        autoFocus={autoFocus}
        onSelect={toggle}
      />
      <SeatLegend />
      {passengers.length > 1 && <p>{passengers.map((one) => placeOf(one, say)).join(' · ')}</p>}
    </>
  );
}

const namesOf = (passengers: readonly NamedPassenger[]) =>
  new Map(passengers.flatMap(({ seat, name }) => (seat === undefined ? [] : [[seat, name] as const])));

const placeOf = ({ seat, name }: NamedPassenger, say: Say) =>
  seat === undefined ? say('{name}, no seat', { name }) : say('Seat {seat} {name}', { seat, name });

const withoutFree = (seats: Seat[], isLocked: boolean): Seat[] =>
  isLocked
    ? seats.map((seat) => (seat.status === 'available' ? { ...seat, status: 'scheduled' } : seat))
    : seats;
