import { useListData } from '../rows/lists';
import { getManifest } from './boarding.endpoints';

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
