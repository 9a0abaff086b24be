import { useId, useRef } from 'react';
import { RowMenu } from '../../overlay';
import { CutText } from '../CutText/CutText';
import { shown } from '../missing';
import { Skeleton } from '../Skeleton/Skeleton';
import { type Column, namingColumn } from './columns';
import type { DataTableProps } from './DataTable';
import { Scroller, Table } from './DataTable.styles';
import { pressesRow } from './pressesRow';
import { useGrowingRows } from './useGrowingRows';
import { useIsWide } from './useIsWide';

/** The table itself, on anything wider than a phone. */
export function TableBody<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowMenu,
  onOpen,
  isLoading = false,
  density = 'comfortable',
  skeletonRows = 8,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const isWide = useIsWide(scroller, table);
  const { drawn, hasMore, end } = useGrowingRows(rows);
  const tableId = useId();
  const naming = namingColumn(columns);
  const isExpected = isLoading && rows.length === 0;

  return (
    <Scroller
      ref={scroller}
      $isWide={isWide}
      {...(isWide && { role: 'region', 'aria-label': `${label}, scrolls sideways`, tabIndex: 0 })}
    >
      <Table
        ref={table}
        $density={density}
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={hasMore ? rows.length + 1 : undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" {...looks(column)}>
                {column.header}
              </th>
            ))}
            {rowMenu && <th scope="col">Action</th>}
          </tr>
        </thead>
        <tbody>
          {isExpected && (
            <SkeletonRows columns={columns} count={skeletonRows} hasMenu={rowMenu !== undefined} />
          )}
          {drawn.map((row, index) => {
            const key = rowKey(row);
            const nameId = `${tableId}-${key}`;
            const items = rowMenu?.(row) ?? [];
            return (
              <tr
                key={key}
                data-opens={onOpen ? true : undefined}
                onClick={onOpen && ((event) => pressesRow(event) && onOpen(row))}
              >
                {columns.map((column) => {
                  const Cell = column.isRowHeader ? 'th' : 'td';
                  const content = shown(column.cell(row, index));
                  const onPress = column === naming && onOpen ? () => onOpen(row) : undefined;
                  return (
                    <Cell
                      key={column.header}
                      {...(column.isRowHeader && { scope: 'row' })}
                      id={column === naming ? nameId : undefined}
                      {...looks(column)}
                    >
                      {column.truncate || onPress ? <CutText onPress={onPress}>{content}</CutText> : content}
                    </Cell>
                  );
                })}
                {rowMenu && (
                  <td data-menu>
                    {items.length > 0 && <RowMenu label="Actions for" subjectId={nameId} items={items} />}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      {hasMore && <div ref={end} />}
    </Scroller>
  );
}

/** How a column's cells look, as attributes: one styled table is cheaper than a thousand styled cells. */
function looks<Row>({ align, card, isMuted, truncate, width }: Column<Row>) {
  return {
    'data-align': align,
    'data-id': card === 'id' || undefined,
    'data-muted': isMuted || undefined,
    'data-cut': truncate || undefined,
    // A width given to text that is cut is also the least it gets.
    style: width === undefined ? undefined : truncate ? { width, minWidth: width } : { width },
  };
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
