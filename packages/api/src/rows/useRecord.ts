import { partOf } from './part';
import type { Listed } from '../port/found';
import type { RowSource } from './rowsOfCall';
import { useRows } from './useRows';

const ONE = { limit: 1 };

/**
 * Returns the record that a form opens, as the only one of its `rows` if the server can search; otherwise all rows of the list. Nothing is fetched without an
 * id.
 */
export function useRecord<Row extends Listed>(
  source: Pick<RowSource<Row>, 'list' | 'search' | 'all'>,
  id: string | undefined,
) {
  const { data, ...state } = useRows(source, async () => await source.search({ id }, ONE), {
    part: partOf('one', { id }),
    isOff: id === undefined,
  });
  return { rows: data?.rows ?? NOTHING, ...state };
}

const NOTHING: never[] = [];
