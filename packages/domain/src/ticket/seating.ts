import { type Companion, bySeat } from './companions';

/** Somebody of whom nothing is known but the seat. */
export const unnamedCompanion = (seat: number): Companion => ({
  seat,
  name: '',
  phone: '',
  address: '',
  nextOfKinName: '',
  nextOfKinPhone: '',
});

/** All of a ticket's seats but the lowest, in which its traveler sits. */
export const companionSeats = (seats: readonly number[]): number[] =>
  seats.toSorted((one, other) => one - other).slice(1);

const inSeat = (seat: number, companion: Companion): Companion => ({ ...companion, seat });

/**
 * The companions of a ticket with these seats: who sits in one of them stays there, who sat elsewhere takes one that is left, in order, and
 * the rest are without a name.
 */
export function companionsIn(seats: readonly number[], companions: readonly Companion[]): Companion[] {
  const others = companionSeats(seats);
  const known = companions.filter(({ name }) => name !== '');
  const moving = known.filter(({ seat }) => !others.includes(seat)).toSorted(bySeat);
  return others.map((seat) => {
    const sitting = companions.find((one) => one.seat === seat);
    if (sitting && sitting.name !== '') return sitting;
    const moved = moving.shift();
    return moved ? inSeat(seat, moved) : (sitting ?? unnamedCompanion(seat));
  });
}

/** What is wrong where companions sit in other seats than the ticket has, or not in all of them; undefined where they are right. */
export function misplacedCompanions(
  seats: readonly number[],
  companions: readonly Companion[],
): string | undefined {
  const others = companionSeats(seats);
  const named = companions.toSorted(bySeat).map(({ seat }) => seat);
  return others.join() === named.join() ? undefined : 'Please name one passenger for each seat.';
}
