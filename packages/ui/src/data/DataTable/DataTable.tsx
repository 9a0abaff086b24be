import type { ReactNode } from 'react';
import type { MenuItem } from '../../overlay';
import { EmptyState } from '../EmptyState/EmptyState';
import { useIsPhone } from '../useIsPhone';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { CardList } from './CardList';
import type { Column } from './columns';
import type { Unseen } from '../searched/foundElsewhere';
import { Box, Footer, Strip } from './DataTable.styles';
import { TableBody } from './TableBody';
import type { ScrollMemory } from './useKeptScroll';

export interface DataTableProps<Row> {
  /** What the rows are: "Tickets". Names the table. */
  label: string;
  /** From left to right. */
  columns: Column<Row>[];
  /** What is shown now, filtered and in order. */
  rows: Row[];
  /** What tells one row from another whatever its place. */
  rowKey: (row: Row) => string | number;
  /** Rows are on their way. Without rows, skeleton rows keep the place; rows that are there stay. */
  isLoading?: boolean | undefined;
  /** Said while loading: "fetching Tickets data...". */
  loadingText?: string | undefined;
  /** Stands in place of the rows, or above them when there are some: a `FailureState` or a `Notice`. */
  failure?: ReactNode;
  /** Said when there are no rows: "No Trips Yet". */
  emptyText: string;
  /** The way out of emptiness: the button that makes the first one, or clears the search. */
  emptyAction?: ReactNode;
  /** What can be done with a row. An empty list hides the row's menu. */
  rowMenu?: ((row: Row) => MenuItem[]) | undefined;
  /** Makes rows open: on click anywhere in them, and by a button around the naming cell. */
  onOpen?: ((row: Row) => void) | undefined;
  /** In place of `onOpen`, for rows that lead to a page of their own: a link around the naming cell. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** How the rows are sorted: a column's `sortBy`, with `-` before it downwards; undefined as they came. */
  sort?: string | undefined;
  /** A head was pressed: upwards first, then downwards, then as the rows came. Whoever owns the rows sorts them. */
  onSort?: ((sort: string | undefined) => void) | undefined;
  /** What was typed to find the rows: where no column shows it, the row says under its name by what it was found. */
  searched?: string | undefined;
  /** What rows are found by besides their columns. */
  unseen?: ((row: Row) => readonly Unseen[]) | undefined;
  /** Under the rows: "9 of 192 tickets". */
  footer?: ReactNode;
  /** Rows of 40 or 32 px. */
  density?: 'comfortable' | 'compact' | undefined;
  /** The reader comes near the last row and there are more: fetch them. */
  onNearEnd?: (() => void) | undefined;
  /** Stands at the end of the rows, beside the footer: the next ones are on their way, or could not be loaded. */
  more?: ReactNode;
  /** Where the list was left, for whoever comes back to it. */
  scrollMemory?: ScrollMemory | undefined;
  /** How many rows are likely to come. */
  skeletonRows?: number | undefined;
}

/**
 * Many things of one kind: a table, and on a phone a list of cards with the same content and menu. Its head stays in
 * view, and its loading, empty and failed states stand in the same box. The facts about one thing belong into a
 * `DescriptionList`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    isLoading = false,
    loadingText = 'Loading…',
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
  // What keeps the place of rows has columns of its own widths: it makes way for the rows, rather than jump.
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
        <VisuallyHidden>{isLoading ? loadingText : isEmpty ? emptyText : ''}</VisuallyHidden>
      </div>
    </Box>
  );
}
