import { type ApiFailure, type Download, entryReturnedTo } from '@motorpark/api';
import { type FoundRows, type ScrollMemory, SearchedTable, type SearchedTableProps } from '@motorpark/ui';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../LoadFailure';
import { ExportButton } from './ExportButton';
import { noteVisit } from './lastVisits';

/** The rows that match a query, as the hooks of `@motorpark/api` return them. */
export interface Found<Row> extends FoundRows<Row> {
  isRefreshing: boolean;
  failure: ApiFailure | undefined;
  refresh: () => Promise<void>;
  moreFailure: ApiFailure | undefined;
  /** Whether what is deleted stays readable as void. */
  keepsVoid?: boolean;
  /** Downloads all rows as a file; undefined if the server cannot export. */
  download?: (() => Promise<Download>) | undefined;
}

type Parts = 'failure' | 'moreFailure' | 'exportButton' | 'scrollMemory';

export interface FoundTableProps<Row> extends Omit<SearchedTableProps<Row>, 'found' | Parts> {
  found: Found<Row>;
}

/** The table of a list of the server's rows. */
export const FoundTable = <Row extends { id: string }>(props: FoundTableProps<Row>) => (
  <SearchedTable {...props} {...useFoundParts(props)} />
);

/** Returns the parts of a searched list that need the server or the browser's history: failures, export and scroll position. */
export function useFoundParts<Row>({
  found,
  many,
}: Pick<FoundTableProps<Row>, 'found' | 'many'>): Pick<SearchedTableProps<Row>, Parts> {
  const { rows, failure, moreFailure, loadMore, download } = found;
  const fallback = `The ${many} could not be loaded.`;
  return {
    failure: failure && (
      <LoadFailure {...found} failure={failure} fallback={fallback} isInline={rows.length > 0} />
    ),
    moreFailure: moreFailure && loadMore && (
      <LoadFailure failure={moreFailure} fallback={fallback} refresh={loadMore} />
    ),
    exportButton: <ExportButton download={download} />,
    scrollMemory: useScrollMemory(),
  };
}

/** The scroll positions of this tab's lists, by entry of the browser's history. */
const places = new Map<string, number>();

/** Restores a list's scroll position after back, forward or the back link of a form; any other link starts at its top. */
function useScrollMemory(): ScrollMemory {
  const location = useLocation();
  const visit = useMemo(
    () => ({ address: location.pathname + location.search, entry: entryOf(location.key) }),
    [location],
  );
  useEffect(() => noteVisit(visit), [visit]);
  return useMemo(() => {
    const { address, entry } = visit;
    return {
      read() {
        const before = entryReturnedTo(address) ?? '';
        return places.get(entry) ?? places.get(before) ?? 0;
      },
      write: (offset) => void places.set(entry, offset),
    };
  }, [visit]);
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
