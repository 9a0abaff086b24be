import type { ServiceStatus } from '@motorpark/domain';
import { useEffect, useMemo, useState } from 'react';
import { useListData } from './useListData';
import { partOf } from './part';
import { joined, useSeen } from './useSeen';
import { useDebounced } from './useDebounced';
import type { Listed, ListQuery } from '../port/found';
import type { RowSource } from './rowsOfCall';
import { useRows } from './useRows';

/** The number of rows that a form loads in advance: the server's limit for one page. */
const PAGE_SIZE = 200;
/** Milliseconds without typing before a search starts. */
const DEBOUNCE_MS = 250;

export interface ChoiceQuery {
  /** The id of the chosen row, if the form knows it. */
  id?: string | undefined;
  /** Search text that every offered row matches: for example the terminal that a route leaves from. */
  within?: string | undefined;
  /** Offers only rows of this status; the chosen one may have another. */
  status?: ServiceStatus | undefined;
}

export const IN_SERVICE = { status: 'In service' } as const satisfies ChoiceQuery;

/** Search on the server, for a list too long to load in advance. */
interface ChoiceSearch {
  onType: (text: string) => void;
  /** The search text that the current rows match. */
  answered: string;
  /** Whether more rows match than these. */
  hasMore: boolean;
}

/**
 * Returns the rows of a list that a form offers (docs/lists.md). A short list is loaded completely, and the field itself searches it; of a longer one `rows`
 * are the server's matches for the typed text, and `search` is set. `known` are all rows seen so far, from which the names of chosen ones are looked up.
 */
export function useChoices<Row extends Listed>(
  source: Pick<RowSource<Row>, 'list' | 'search' | 'all'>,
  { id, within = '', status }: ChoiceQuery = {},
) {
  const { list } = source;
  const [typed, onType] = useState('');
  const debounced = useDebounced(typed.trim(), DEBOUNCE_MS);
  const text = typed.trim() === '' ? '' : debounced;

  const find = (query: Pick<ListQuery, 'text' | 'id' | 'status'>, limit = PAGE_SIZE) => ({
    load: async () => {
      const { rows, nextCursor } = await source.search(query, { limit });
      return { rows, nextCursor, text };
    },
    part: partOf('choices', query),
  });
  const first = find({ text: within, status });
  const page = useRows<Row, Awaited<ReturnType<typeof first.load>>>(source, first.load, first);
  const isLong = page.data?.nextCursor !== undefined;

  const matching = find({ text: `${within} ${text}`.trim(), status });
  const isSearching = isLong && text !== '';
  const found = useListData(list, matching.load, {
    ...matching,
    isOff: !isSearching,
    keepPreviousData: true,
  });
  const atHand = page.data?.rows;
  const isElsewhere =
    (isLong || status !== undefined) &&
    id !== undefined &&
    id !== '' &&
    atHand?.every((row) => row.id !== id) === true;
  const [seenRows, addSeen] = useSeen<Row>(list);
  const seen = isElsewhere ? seenRows.find((row) => row.id === id) : undefined;
  const one = find({ id }, 1);
  const chosen = useListData(list, one.load, {
    ...one,
    isOff: !isElsewhere || seen !== undefined,
  });

  const elsewhere = seen ?? chosen.data?.rows.find((row) => row.id === id);
  const rows = useMemo(
    () => (isSearching ? found.data?.rows : atHand?.concat(elsewhere ?? [])) ?? NOTHING,
    [isSearching, found.data, atHand, elsewhere],
  );
  useEffect(() => addSeen(rows), [addSeen, rows]);
  // A field chooses as soon as it has the rows: before they have been added.
  const known = useMemo(() => joined(seenRows, rows), [seenRows, rows]);
  const { data: _, ...state } = page;
  const answered = isSearching && !found.failure ? (found.data?.text ?? '') : text;
  const hasMore = !isSearching || found.data?.nextCursor !== undefined;
  return {
    rows,
    known,
    ...state,
    ...(isSearching && { failure: found.failure, isLoading: found.isLoading && !found.data }),
    search: isLong ? ({ onType, answered, hasMore } satisfies ChoiceSearch) : undefined,
  };
}

const NOTHING: never[] = [];
