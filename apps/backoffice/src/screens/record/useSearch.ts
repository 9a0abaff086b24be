import { useDeferredValue, useMemo, useState } from 'react';
import { rowsWith, wantedIn } from './search';

/** A case-insensitive contains search, done here. Typing never waits for the rows. */
export function useSearch<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(wantedIn(search));
  const found = useMemo(() => rowsWith(rows, textOf, wanted), [rows, wanted, textOf]);
  return { search, setSearch, found, isSearching: wanted !== '' };
}
