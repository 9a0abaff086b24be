import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from './columns';
import type { DataTableProps } from './DataTable';
import { Sorter } from './ColumnHead.styles';
import { cellAttributes } from './cellAttributes';

interface ColumnHeadProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>;
  naming: Column<Row> | undefined;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column. If its rows can be sorted it is a button: ascending, descending, and not sorted. */
export function ColumnHead<Row>({ column, naming, sort, onSort }: ColumnHeadProps<Row>) {
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
