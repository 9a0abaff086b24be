export interface Party {
  /** The ticket's id. */
  id: string;
  /** The current seats, ascending; the first passenger has the lowest. */
  seats: readonly number[];
}

/** A passenger's move: to the same seat, to another one, or to none. */
export interface Move {
  from: number;
  /** The new seat; undefined if the passenger gets none. */
  to: number | undefined;
}

export interface Seating {
  id: string;
  /** One move for each passenger, by previous seat. */
  moves: readonly Move[];
}

/** The seats of the vehicle that the parties move to. */
export interface Room {
  totalSeats: number;
  /** Seats of other passengers, who do not move. */
  taken: readonly number[];
}

const ascending = (one: number, other: number) => one - other;

/**
 * Reassigns seats (docs/departure.md): passengers keep their seat number if it exists and is free, and the others get the lowest free seat, in the order
 * of the parties; behind a traveler who keeps theirs, because the traveler has the lowest seat of a party. No seat is assigned twice, and every previous seat has exactly one move.
 */
export function reassignSeats(parties: readonly Party[], { totalSeats, taken }: Room): Seating[] {
  const free = new Set(Array.from({ length: totalSeats }, (_, index) => index + 1));
  for (const seat of taken) free.delete(seat);
  const keptSeats = parties.map(({ seats }) => seats.filter((seat) => free.delete(seat)));
  return parties.map(({ id, seats }, place) => {
    const ownSeats = keptSeats[place] ?? [];
    const first = Math.min(...seats);
    const isBefore = (seat: number) => Number(ownSeats.includes(first) && seat < first);
    const newSeats = [...free]
      .toSorted((one, other) => isBefore(one) - isBefore(other) || ascending(one, other))
      .slice(0, seats.length - ownSeats.length);
    for (const seat of newSeats) free.delete(seat);
    return { id, moves: reassignParty(seats, [...ownSeats, ...newSeats]) };
  });
}

/** A party without seats on a cancelled trip. */
export interface Waiting extends Party {
  /** Whether the cancellation took its seats. Otherwise it had lost them before. */
  hadSeats: boolean;
}

/**
 * Seats the parties of a cancelled trip that runs again: whoever lost a seat by the cancellation gets that seat back, and nobody else gets one. The trip sold
 * nothing meanwhile, so the seats are free.
 */
export const restoreSeats = (parties: readonly Waiting[]): Seating[] =>
  parties.map(({ id, seats, hadSeats }) => ({
    id,
    moves: seats.map((seat) => ({ from: seat, to: hadSeats ? seat : undefined })),
  }));

/**
 * Assigns a party's new seats to its passengers: the first passenger gets the lowest seat, each other one their previous seat if it is among them,
 * otherwise a remaining one. The database does the same when the seats of a ticket change.
 */
export function reassignParty(before: readonly number[], after: readonly number[]): Move[] {
  const [first, ...others] = before.toSorted(ascending);
  const [lowest, ...rest] = after.toSorted(ascending);
  if (first === undefined) return [];
  const left = rest.filter((seat) => !others.includes(seat));
  return [
    { from: first, to: lowest },
    ...others.map((seat) => ({ from: seat, to: rest.includes(seat) ? seat : left.shift() })),
  ];
}

/** Returns the seats that a party has after its moves, ascending. */
export const seatsAfter = ({ moves }: Pick<Seating, 'moves'>): number[] =>
  moves.flatMap(({ to }) => (to === undefined ? [] : [to])).toSorted(ascending);

/** Returns the previous seats of the passengers who get none, ascending. */
export const seatsLost = ({ moves }: Pick<Seating, 'moves'>): number[] =>
  moves.flatMap(({ from, to }) => (to === undefined ? [from] : [])).toSorted(ascending);
