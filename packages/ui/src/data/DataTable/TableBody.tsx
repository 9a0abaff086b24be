import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, space } from '../../theme';
import { Skeleton } from '../Skeleton/Skeleton';
import { cellAttributes, type Column, hidingOrder, namingColumn } from './column';
import type { DataTableProps } from './DataTable';
import { Scroller, Table } from './DataTable.styles';
import { TableRow } from './TableRow';
import { useSteadyColumns, useTableFit } from './useTableFit';
import { useTableRows } from './useTableRows';
import { useLocale } from '../../locale';

const ROW_HEIGHT = { comfortable: 40, compact: 32 };
const SKELETON_ROWS = 8;

/** The rows of a `DataTable` as a table, on anything wider than a phone. */
export function TableBody<Row>(props: DataTableProps<Row>) {
  const { say } = useLocale();
  const { label, columns: all, rows, rowMenu, isLoading = false, density = 'comfortable' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const order = useMemo(() => hidingOrder(all), [all]);
  const { hiddenSteps, isWide } = useTableFit(scroller, table, order.length);
  const columns = useMemo(() => {
    const hidden = new Set(order.slice(0, hiddenSteps));
    return all.filter(({ hides }) => hides === undefined || !hidden.has(hides));
  }, [all, order, hiddenSteps]);
  const { rendered, opens, isWindowed, navigationProps, watcher } = useTableRows(props, {
    list: body,
    box: isWide ? scroller : undefined,
    rowHeight: ROW_HEIGHT[density],
    isVisible: (column) => columns.includes(column),
  });
  useSteadyColumns(table, isWindowed);
  const naming = namingColumn(columns);
  const hasStops = rows.length > 0 && (opens || rowMenu !== undefined);

  return (
    <>
      <Scroller
        ref={scroller}
        $isWide={isWide}
        {...navigationProps}
        {...(isWide && {
          role: 'region',
          'aria-label': say('{label}, scrolls sideways', { label }),
          'data-scrolls': true,
          ...(!hasStops && { tabIndex: 0 }),
        })}
      >
        <Table
          ref={table}
          $density={density}
          aria-label={label}
          aria-busy={isLoading}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column) => (
                <ColumnHead
                  key={column.header}
                  column={column}
                  naming={naming}
                  sort={props.sort}
                  onSort={props.onSort}
                />
              ))}
              {rowMenu && (
                <th scope="col" data-menu>
                  {say('Action')}
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body} data-rows>
            {isLoading && rows.length === 0 && (
              <SkeletonRows columns={columns} hasMenu={rowMenu !== undefined} />
            )}
            {rendered.map((entry) =>
              entry.kind === 'spacer' ? (
                <tr key={`spacer ${entry.before}`} aria-hidden="true" style={{ height: entry.height }} />
              ) : (
                <TableRow
                  key={entry.key}
                  {...entry.props}
                  columns={columns}
                  hasMenus={rowMenu !== undefined}
                  place={isWindowed ? entry.props.index + 2 : undefined}
                />
              ),
            )}
          </tbody>
        </Table>
      </Scroller>
      {watcher}
    </>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  hasMenu: boolean;
}

function SkeletonRows<Row>({ columns, hasMenu }: SkeletonRowsProps<Row>) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {columns.map((column, place) => (
        <td key={column.header}>
          <Skeleton width={`${60 + ((row * 3 + place * 5) % 4) * 10}%`} />
        </td>
      ))}
      {hasMenu && (
        <td>
          <Skeleton width="3ch" />
        </td>
      )}
    </tr>
  ));
}

interface ColumnHeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  naming: Column<Row> | undefined;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column. If its rows can be sorted it is a button: ascending, descending, and not sorted. */
function ColumnHead<Row>({ column, naming, sort, onSort }: ColumnHeadProps<Row>) {
  const { header, sortBy } = column;
  if (sortBy === undefined || !onSort) {
    return (
      <th scope="col" {...cellAttributes(column, naming)}>
        {header}
      </th>
    );
  }
  const direction = sort === sortBy ? 'ascending' : sort === `-${sortBy}` ? 'descending' : 'none';
  const next = { none: sortBy, ascending: `-${sortBy}`, descending: undefined }[direction];
  const Icon = ICONS[direction];
  return (
    <th scope="col" aria-sort={direction} {...cellAttributes(column, naming)}>
      <Sorter type="button" onClick={() => onSort(next)}>
        {header}
        <Icon size={14} aria-hidden="true" />
      </Sorter>
    </th>
  );
}

/** As high as the head and as wide as its text, which is aligned with that of the other heads. */
const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 28px;
  margin-inline: -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${color.text.default};
  }

  svg {
    flex: none;
  }

  ${media.print} {
    svg {
      display: none;
    }
  }
`;
