import type { Allotments } from '@motorpark/api';
import type { Allotment } from '@motorpark/domain';

/** Seats of one trip that are sold here. */
export interface SoldSeats {
  /** The retry key of their sale. */
  key: string;
  tripId: string;
  seats: readonly number[];
}

/** What this machine knows of the seats that its login keeps for an outage (docs/decisions/allotments.md). */
export interface KeptSeats {
  allotments: readonly Allotment[];
  /** Forgotten here, and not yet known to be given back: never sold from again. */
  returning: readonly string[];
  /** Sold here since the server last told. */
  spent: readonly SoldSeats[];
  /** How many milliseconds the server's clock is ahead of this machine's. */
  clockAhead: number;
}

export const NOTHING_KEPT: KeptSeats = { allotments: [], returning: [], spent: [], clockAhead: 0 };

/** An answer of the server, and what was known here when it was asked and is known now: sales may have gone on meanwhile. */
interface Answered {
  answer: Allotments;
  asked: Pick<KeptSeats, 'spent'>;
  /** The seats of sales that were unsent when it was asked, or are now. */
  unsent: readonly SoldSeats[];
  /** This machine's clock, in milliseconds. */
  now: number;
}

/** What is known once the server has answered. A seat that may have been sold while it answered counts as sold until it answers again. */
export function adopted(kept: KeptSeats, { answer, asked, unsent, now }: Answered): KeptSeats {
  const before = new Set(asked.spent.flatMap(seatNames));
  const open = new Set(unsent.flatMap(seatNames));
  return {
    allotments: answer.allotments.filter(({ id }) => !kept.returning.includes(id)),
    returning: kept.returning.filter((id) => answer.allotments.some((one) => one.id === id)),
    spent: kept.spent.filter((one) => seatNames(one).some((name) => !before.has(name) || open.has(name))),
    clockAhead: Date.parse(answer.now) - now,
  };
}

/** Allotments are forgotten first and given back then: whatever gets lost in between, nobody sells from them any more. */
export const forgotten = (kept: KeptSeats, ids: readonly string[]): KeptSeats => ({
  ...kept,
  allotments: kept.allotments.filter(({ id }) => !ids.includes(id)),
  returning: [...kept.returning, ...ids],
});

export const withSpent = (kept: KeptSeats, sold: SoldSeats): KeptSeats => ({
  ...kept,
  spent: [...kept.spent, sold],
});

/** Which allotments others need and nothing here is being sold from. */
export function givable({ allotments, spent }: KeptSeats, unsent: readonly SoldSeats[]): string[] {
  const inUse = new Set([...spent, ...unsent].map(({ tripId }) => tripId));
  return allotments.filter((one) => one.isWanted && !inUse.has(one.tripId)).map(({ id }) => id);
}

const seatNames = ({ tripId, seats }: SoldSeats): string[] => seats.map((seat) => `${tripId} ${seat}`);
