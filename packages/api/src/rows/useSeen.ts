import { useCallback } from 'react';
import useSWR from 'swr';
import type { ListName, Listed } from '../port/found';
import { useListKey } from './useListData';

/** Returns all rows of a list that forms have offered during this login, and a function that adds to them. */
export function useSeen<Row extends Listed>(
  list: ListName,
): readonly [readonly Row[], (rows: readonly Row[]) => void] {
  const { data = NOTHING, mutate } = useSWR<readonly Row[]>(useListKey(list, 'seen'), null);
  const add = useCallback(
    (rows: readonly Row[]) => {
      if (rows.length > 0) void mutate((seen = NOTHING) => joined(seen, rows), { revalidate: false });
    },
    [mutate],
  );
  return [data, add];
}

const NOTHING: readonly never[] = [];

/** Merges new rows into the seen ones; returns the same array if nothing changes. */
export function joined<Row extends Listed>(seen: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(seen.map((row) => [row.id, row]));
  if (rows.every((row) => byId.get(row.id) === row)) return seen;
  for (const row of rows) byId.set(row.id, row);
  return [...byId.values()];
}
