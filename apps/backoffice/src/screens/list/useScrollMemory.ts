import type { ScrollMemory } from '@motorpark/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the lists of this tab were left, by their entries in the browser's history. */
const places = new Map<string, number>();

/** Brings whoever goes back to a list to where they were; who comes by a link starts at its top. */
export function useScrollMemory(): ScrollMemory {
  const { key } = useLocation();
  return useMemo(
    () => ({ read: () => places.get(key) ?? 0, write: (offset) => void places.set(key, offset) }),
    [key],
  );
}
