import { useId, useMemo, useRef } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { ColumnHead } from './ColumnHead';
import { type Column, namingColumn } from './columns';
import type { DataTableProps } from './DataTable';
import { Scroller, Table } from './DataTable.styles';
import { useFoundElsewhere } from '../searched/useFoundElsewhere';
import { TableRow } from './TableRow';
import { useScrollMemory } from './useScrollMemory';
import { useNearEnd } from './useNearEnd';
import { useRowActions } from './useRowActions';
import { useRowNavigation } from './useRowNavigation';
import { useSteadyColumns } from './useSteadyColumns';
import { useTableFit } from './useTableFit';
import { useWindowedRows } from './useWindowedRows';

const ROW_HEIGHT = { comfortable: 40, compact: 32 };

/** The rows of a `DataTable` as a table, on anything wider than a phone. */
export function TableBody<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, rowMenu, onOpen, hrefOf, isLoading = false, density = 'comfortable' } = props;
  const { columns: all, skeletonRows = 8, scrollMemory, onNearEnd } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const tableId = useId();
  const { isTight, isWide } = useTableFit(
    scroller,
    table,
    all.some(({ givesWay }) => givesWay),
  );
  const columns = useMemo(() => (isTight ? all.filter(({ givesWay }) => !givesWay) : all), [all, isTight]);
  const foundBy = useFoundElsewhere(props, (column) => columns.includes(column));
  const actions = useRowActions(props);
  const { stop, navigationProps } = useRowNavigation(rows.length, body);
  const { entries, isWindowed, last, measure, watcher } = useWindowedRows(rows.length, {
    list: body,
    box: isWide ? scroller : undefined,
    rowHeight: ROW_HEIGHT[density],
    alwaysRendered: stop,
  });
  useSteadyColumns(table, isWindowed);
  useNearEnd(rows.length, last, onNearEnd);
  useScrollMemory(scrollMemory, isWide ? scroller : undefined, rows.length > 0);
  const naming = namingColumn(columns);
  const opens = onOpen !== undefined || hrefOf !== undefined;
  const hasStops = rows.length > 0 && (opens || rowMenu !== undefined);

  return (
    <>
      <Scroller
        ref={scroller}
        $isWide={isWide}
        {...navigationProps}
        {...(isWide && {
          role: 'region',
          'aria-label': `${label}, scrolls sideways`,
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
                  Action
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body} data-rows>
            {isLoading && rows.length === 0 && (
              <SkeletonRows columns={columns} count={skeletonRows} hasMenu={rowMenu !== undefined} />
            )}
            {entries.map((entry) => {
              if (entry.kind === 'spacer')
                return (
                  <tr key={`spacer ${entry.before}`} aria-hidden="true" style={{ height: entry.height }} />
                );
              const { index } = entry;
              const row = rows[index];
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  columns={columns}
                  foundBy={foundBy(row, index)}
                  actions={actions}
                  nameId={`${tableId}-${key}`}
                  opens={opens}
                  href={hrefOf?.(row)}
                  hasMenus={rowMenu !== undefined}
                  hasMenu={rowMenu !== undefined && rowMenu(row).length > 0}
                  isStop={index === stop}
                  place={isWindowed ? index + 2 : undefined}
                  measure={measure}
                />
              );
            })}
          </tbody>
        </Table>
      </Scroller>
      {watcher}
    </>
  );
}

interface SkeletonRowsProps<Row> {
  columns: Column<Row>[];
  count: number;
  hasMenu: boolean;
}

function SkeletonRows<Row>({ columns, count, hasMenu }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
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
