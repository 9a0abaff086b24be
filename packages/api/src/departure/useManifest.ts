import { useListData } from '../rows/useListData';
import { getManifest, boardPassengers, unboardPassengers } from './boarding.endpoints';
import { useChanges } from '../rows/useChanges';

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

/** Returns functions that mark passengers of a trip as aboard and take that back; both return the changed seats and throw an `ApiFailure`. */
export function useBoarding(id: string) {
  const { make, isBusy } = useChanges('departures', 'tickets', 'ticket');
  return {
    board: (code: string, reason?: string) => make(boardPassengers(id, code, reason)),
    unboard: (seats: number[]) => make(unboardPassengers(id, seats)),
    isMarking: isBusy,
  };
}
