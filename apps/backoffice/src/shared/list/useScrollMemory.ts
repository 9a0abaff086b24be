import type { ScrollMemory } from '@motorpark/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The scroll positions of this tab's lists, by entry of the browser's history. */
const places = new Map<string, number>();

/** Restores a list's scroll position after back or forward; a link starts at its top. */
export function useScrollMemory(): ScrollMemory {
  const location = useLocation();
  return useMemo(() => {
    const entry = entryOf(location.key);
    return { read: () => places.get(entry) ?? 0, write: (offset) => void places.set(entry, offset) };
  }, [location]);
}

/**
 * Returns the name of an entry in the browser's history. The router names its own entries; those that plain links have made are all `default`, and are named
 * here.
 */
function entryOf(key: string): string {
  if (key !== 'default') return key;
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known && typeof known.key === 'string') return known.key;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ ...known, key: name }, '');
  return name;
}
