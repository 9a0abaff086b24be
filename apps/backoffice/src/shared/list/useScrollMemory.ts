import type { ScrollMemory } from '@motorpark/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the lists of this tab were left, by their entries in the browser's history. */
const places = new Map<string, number>();

/** Brings whoever goes back to a list to where they were; who comes by a link starts at its top. */
export function useScrollMemory(): ScrollMemory {
  const location = useLocation();
  return useMemo(() => {
    const entry = entryOf(location.key);
    return { read: () => places.get(entry) ?? 0, write: (offset) => void places.set(entry, offset) };
  }, [location]);
}

/**
 * The name of an entry in the browser's history. The router names those that it has made itself; all others, which a link of the page
 * has made, are `default` to it, and get their name here.
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
