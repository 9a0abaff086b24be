import { type ReactNode, useSyncExternalStore } from 'react';
import type { MenuItem } from '../../overlay';
import { media, VisuallyHidden } from '../../theme';
import { EmptyState } from '../EmptyState/EmptyState';
import { CardList } from './CardList';
import type { Column } from './column';
import { Box, Footer, Strip } from './DataTable.styles';
import type { SearchOnlyField } from './foundElsewhere';
import { TableBody } from './TableBody';
import type { ScrollMemory } from './useTableRows';
import { useLocale } from '../../locale';

export interface DataTableProps<Row> {
  /** What the rows are: "Tickets". The accessible name of the table. */
  label: string;
  /** Columns, from left to right. */
  columns: readonly Column<Row>[];
  /** The rows to show, filtered and sorted. */
  rows: readonly Row[];
  /** Returns a key that identifies a row whatever its position. */
  rowKey: (row: Row) => string | number;
  /** Whether rows are loading. Without rows, skeleton rows are shown; existing rows stay. */
  isLoading?: boolean | undefined;
  /** Text while loading: "fetching Tickets data...". */
  loadingText?: string | undefined;
  /** A `FailureState` or a `Notice`, shown instead of the rows, or above them if there are some. */
  failure?: ReactNode;
  /** Text if there are no rows: "No Trips Yet". */
  emptyText: string;
  /** A button below that text that creates the first record or clears the search. */
  emptyAction?: ReactNode;
  /** Returns the actions of a row. An empty list hides the row's menu. */
  rowMenu?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Called when a row is opened, by a click anywhere in it or by the button around its naming cell. */
  onOpen?: ((row: Row) => unknown) | undefined;
  /** Returns the page that a row leads to, for a link around its naming cell. Used instead of `onOpen`. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** How the rows are sorted: a column's `sortBy`, with `-` before it for descending; undefined if they are not sorted. */
  sort?: string | undefined;
  /** Called when a head is pressed: ascending first, then descending, then undefined. The owner of the rows sorts them. */
  onSort?: ((sort: string | undefined) => unknown) | undefined;
  /** The search text. A row of which no column shows it names the field that matches, below its name. */
  searched?: string | undefined;
  /** Returns the fields of a row that are searched but have no column. */
  searchOnlyFields?: ((row: Row) => readonly SearchOnlyField[]) | undefined;
  /** Content below the rows. A text is announced when it changes: "9 of 192 tickets". */
  footer?: ReactNode;
  /** Row height: 40 or 32 px. */
  density?: 'comfortable' | 'compact' | undefined;
  /** Called when the user comes near the last row, to fetch the next ones. Leave it out if there are no more. */
  onNearEnd?: (() => unknown) | undefined;
  /** Content at the end of the rows, beside the footer: the next ones are loading, or could not be loaded. */
  more?: ReactNode;
  /** Stores the scroll position, which is restored when the user returns to the list. */
  scrollMemory?: ScrollMemory | undefined;
}

/**
 * Shows many records of one kind: as a table, and on a phone as a list of cards with the same content and menu. Its
 * head stays in view, and the loading, empty and failed states are in the same box. For the facts about one record use
 * a `DescriptionList`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { say } = useLocale();
  const {
    label,
    rows,
    isLoading = false,
    loadingText = say('Loading…'),
    failure,
    emptyText,
    emptyAction,
    footer,
    more,
  } = props;
  const isPhone = useIsPhone();
  const hasFailed = failure !== undefined && failure !== null && failure !== false;
  const isEmpty = rows.length === 0 && !isLoading && !hasFailed;
  const Rows = isPhone ? CardList : TableBody;
  // Skeleton rows have columns of other widths. The key mounts the table anew when the rows arrive, so that no column jumps.
  const stage = isLoading && rows.length === 0 ? 'waiting' : 'there';

  return (
    <Box $isPlain={isPhone && !isEmpty && !hasFailed} aria-label={label}>
      {hasFailed && rows.length > 0 && <Strip>{failure}</Strip>}
      <Rows key={`rows ${stage}`} {...props} />
      {hasFailed && rows.length === 0 && !isLoading && failure}
      {isEmpty && <EmptyState text={emptyText} action={emptyAction} />}
      {(isLoading || (footer !== undefined && rows.length > 0)) && (
        <Footer key={`footer ${stage}`}>
          <span>{isLoading ? loadingText : footer}</span>
          {more}
        </Footer>
      )}
      <div role="status">
        <VisuallyHidden>
          {isLoading
            ? loadingText
            : isEmpty
              ? emptyText
              : rows.length > 0 && typeof footer === 'string' && say('Showing {rows}', { rows: footer })}
        </VisuallyHidden>
      </div>
    </Box>
  );
}

const PHONE = media.phone.replace('@media ', '');

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone, which a server's never is. For components that render something else there; if only the styles differ, use `media.phone`. */
function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
