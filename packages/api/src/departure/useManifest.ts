import { useKept } from '../client/lists';
import { getManifest } from './boarding.endpoints';

/** How often a manifest is asked for while it is in view, in milliseconds: others board the same bus. */
const EVERY = 10_000;

/** A trip with everybody who has a seat in it, as it stands; nothing on a server without boarding (docs/departure.md). */
export function useManifest(id: string) {
  const { data: manifest, ...state } = useKept('departures', () => getManifest(id), {
    part: `manifest ${id}`,
    needs: 'departures.boarding',
    isOff: id === '',
    refreshInterval: EVERY,
  });
  return { manifest, ...state };
}
