/** The passengers of one ticket, as far as seats go. */
export interface Party {
  /** The ticket's. */
  id: string;
  /** Where they sit, ascending; the first passenger in the lowest. */
  seats: readonly number[];
}

/** Where they come to sit: one seat that they have, another one, or none. */
export interface Move {
  from: number;
  /** Undefined for whoever is left without a seat. */
  to: number | undefined;
}

/** What becomes of one party. */
export interface Seating {
  id: string;
  /** One of each passenger, by the seat that they had. */
  moves: readonly Move[];
}

/** The vehicle that they are to sit in. */
export interface Room {
  totalSeats: number;
  /** Seats that others have, who stay where they are. */
  taken: readonly number[];
}

const ascending = (one: number, other: number) => one - other;

/**
 * Seats parties anew (docs/departure.md): each seat number that is there and free is kept, and who loses theirs gets the lowest free one, in
 * the order in which the parties come. No seat is given twice, and nobody gets lost: each seat of before has its move.
 */
export function seatAnew(parties: readonly Party[], { totalSeats, taken }: Room): Seating[] {
  const free = new Set(Array.from({ length: totalSeats }, (_, index) => index + 1));
  for (const seat of taken) free.delete(seat);
  const kept = parties.map(({ seats }) => seats.filter((seat) => free.delete(seat)));
  return parties.map(({ id, seats }, place) => {
    const theirs = kept[place] ?? [];
    const offered = [...free].toSorted(ascending).slice(0, seats.length - theirs.length);
    for (const seat of offered) free.delete(seat);
    return { id, moves: seatParty(seats, [...theirs, ...offered]) };
  });
}

/**
 * Who of a party gets which of its seats: the first passenger the lowest, the others the one that they had, else one that is left. It is what the
 * database does with the passengers of a ticket whose seats change.
 */
export function seatParty(before: readonly number[], after: readonly number[]): Move[] {
  const [first, ...others] = before.toSorted(ascending);
  const [lowest, ...rest] = after.toSorted(ascending);
  if (first === undefined) return [];
  const left = rest.filter((seat) => !others.includes(seat));
  return [
    { from: first, to: lowest },
    ...others.map((seat) => ({ from: seat, to: rest.includes(seat) ? seat : left.shift() })),
  ];
}

/** The seats that a party has afterwards, ascending. */
export const seatsAfter = ({ moves }: Pick<Seating, 'moves'>): number[] =>
  moves.flatMap(({ to }) => (to === undefined ? [] : [to])).toSorted(ascending);

/** The seats of those of it who are left without one, ascending. */
export const seatsLost = ({ moves }: Pick<Seating, 'moves'>): number[] =>
  moves.flatMap(({ from, to }) => (to === undefined ? [from] : [])).toSorted(ascending);
