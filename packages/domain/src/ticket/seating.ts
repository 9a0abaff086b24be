import { type Companion, bySeat } from './companions';
import { PASSENGER_KIND_LABELS } from './passengerKind';

/** Returns a companion of whom only the seat is known. */
export const unnamedCompanion = (seat: number): Companion => ({
  seat,
  name: '',
  phone: '',
  address: '',
  nextOfKinName: '',
  nextOfKinPhone: '',
});

/** Returns what is in a seat for luggage: no passenger, so it has no phone and no next of kin. */
export const luggageIn = (seat: number): Companion => ({
  ...unnamedCompanion(seat),
  name: PASSENGER_KIND_LABELS.luggage,
  kind: 'luggage',
  born: '',
});

/** Returns all seats of a ticket except the lowest, which is the traveler's. */
export const companionSeats = (seats: readonly number[]): number[] =>
  seats.toSorted((one, other) => one - other).slice(1);

const moveTo = (seat: number, companion: Companion): Companion => ({ ...companion, seat });

/**
 * Returns the companions for these seats: companions keep their seat if it is among them, the others get the remaining seats in order, and further seats
 * get companions without a name.
 */
export function companionsIn(seats: readonly number[], companions: readonly Companion[]): Companion[] {
  const others = companionSeats(seats);
  const known = companions.filter(({ name }) => name !== '');
  const moving = known.filter(({ seat }) => !others.includes(seat)).toSorted(bySeat);
  return others.map((seat) => {
    const sitting = companions.find((one) => one.seat === seat);
    if (sitting && sitting.name !== '') return sitting;
    const moved = moving.shift();
    return moved ? moveTo(seat, moved) : (sitting ?? unnamedCompanion(seat));
  });
}

/** Returns an error if the companions' seats are not exactly the ticket's other seats; undefined if they are. */
export function misplacedCompanions(
  seats: readonly number[],
  companions: readonly Companion[],
): string | undefined {
  const others = companionSeats(seats);
  const named = companions.toSorted(bySeat).map(({ seat }) => seat);
  return others.join() === named.join() ? undefined : 'Please name one passenger for each seat.';
}
