import { useEffect, useState } from 'react';
import type { Column } from '../DataTable/columns';
import type { DataTableProps } from '../DataTable/DataTable';
import { ignoreFailure, searching } from './searched';

/**
 * Returns a function that tells by which field a row was found; undefined if a column shows it, or nothing is searched.
 * Its code is loaded with the first search; if that fails, rows don't tell it.
 */
export function useFoundElsewhere<Row>(
  {
    columns,
    searched,
    searchOnlyFields,
  }: Pick<DataTableProps<Row>, 'columns' | 'searched' | 'searchOnlyFields'>,
  isVisible: (column: Column<Row>) => boolean,
) {
  const [code, setCode] = useState(searching.known);
  const isMissing = searched && !code;
  useEffect(() => {
    if (isMissing) searching.fetchCode().then(setCode, ignoreFailure);
  }, [isMissing]);
  return (row: Row, index: number) =>
    searched
      ? code?.foundElsewhere(row, index, { searched, columns, isVisible, searchOnlyFields })
      : undefined;
}
