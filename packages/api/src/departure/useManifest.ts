import { useListData } from '../rows/useListData';
import { type BoardingOrder, getManifest, boardPassengers, unboardPassengers } from './boarding.endpoints';
import { useChange } from '../rows/useWrite';

/** Milliseconds between two polls of a manifest in view: other clerks board the same bus. */
const POLL_MS = 10_000;

/** Subscribes to the manifest of a trip; undefined on a server without boarding (docs/departure.md). */
export function useManifest(id: string) {
  const { data: manifest, ...state } = useListData('departures', () => getManifest(id), {
    part: `manifest ${id}`,
    isOff: id === '',
    refreshInterval: POLL_MS,
  });
  return { manifest, ...state };
}

const BOARDING = ['departures', 'tickets', 'ticket'] as const;

/** Returns functions that mark passengers of a trip as aboard and take that back; both return the changed seats and throw an `ApiFailure`. */
export function useBoarding(id: string) {
  const board = useChange(BOARDING, (order: BoardingOrder) => boardPassengers(id, order));
  const unboard = useChange(BOARDING, (seats: number[]) => unboardPassengers(id, seats));
  return { board: board.write, unboard: unboard.write, isMarking: board.isWriting || unboard.isWriting };
}
