import type { Allotment } from '@motorpark/domain';

/** Seats of one trip sold on this machine. */
export interface SoldSeats {
  /** The retry key of their sale. */
  key: string;
  tripId: string;
  seats: readonly number[];
}

/** The seats that a login keeps on this machine for an outage (docs/decisions/allotments.md). */
export interface KeptSeats {
  allotments: readonly Allotment[];
  /** Ids of allotments removed here whose return the server has not confirmed: never sold from again. */
  returning: readonly string[];
  /** Seats sold here since the last response. */
  spent: readonly SoldSeats[];
}

export const NOTHING_KEPT: KeptSeats = { allotments: [], returning: [], spent: [] };

/** A response, with the state when it was requested: sales may have been made meanwhile. */
interface Answered {
  answer: readonly Allotment[];
  requested: Pick<KeptSeats, 'spent'>;
  /** The seats of sales that were unsent at the request or are now. */
  unsent: readonly SoldSeats[];
}

/** Returns the state after a response. A seat that may have been sold while the response was on its way counts as sold until the next one. */
export function afterResponse(kept: KeptSeats, { answer, requested, unsent }: Answered): KeptSeats {
  const before = new Set(requested.spent.flatMap(seatNames));
  const open = new Set(unsent.flatMap(seatNames));
  return {
    allotments: answer.filter(({ id }) => !kept.returning.includes(id)),
    returning: kept.returning.filter((id) => answer.some((one) => one.id === id)),
    spent: kept.spent.filter((one) => seatNames(one).some((name) => !before.has(name) || open.has(name))),
  };
}

/** Removes allotments before they are returned to the server, so that nobody sells from them even if the return gets lost. */
export const withReturned = (kept: KeptSeats, ids: readonly string[]): KeptSeats => ({
  ...kept,
  allotments: kept.allotments.filter(({ id }) => !ids.includes(id)),
  returning: [...kept.returning, ...ids],
});

export const withSpent = (kept: KeptSeats, sold: SoldSeats): KeptSeats => ({
  ...kept,
  spent: [...kept.spent, sold],
});

/** Returns the ids of allotments that others need and that are not being sold from here. */
export function returnable({ allotments, spent }: KeptSeats, unsent: readonly SoldSeats[]): string[] {
  const inUse = new Set([...spent, ...unsent].map(({ tripId }) => tripId));
  return allotments.filter((one) => one.isWanted && !inUse.has(one.tripId)).map(({ id }) => id);
}

const seatNames = ({ tripId, seats }: SoldSeats): string[] => seats.map((seat) => `${tripId} ${seat}`);
