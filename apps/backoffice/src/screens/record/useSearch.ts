import { useDeferredValue, useMemo, useState } from 'react';

/** A case-insensitive contains search, done here (specification section 2.8). Typing never waits for the rows. */
export function useSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const found = useMemo(
    () => (wanted === '' ? [...rows] : rows.filter((row) => textOf(row).toLowerCase().includes(wanted))),
    [rows, wanted, textOf],
  );
  return { search, setSearch, found, isSearching: wanted !== '' };
}
