import { useBackend } from '../backend/useBackend';
import { useListData } from './useListData';
import { partOf } from './part';
import type { Listed } from '../port/found';
import type { RowSource } from './rowsOfCall';

const ONE = { limit: 1 };

/**
 * Returns the record that a form opens, as the only one of its `rows` if the server can search; otherwise all rows of the list. Nothing is fetched without an
 * id.
 */
export function useRecord<Row extends Listed>(
  source: Pick<RowSource<Row>, 'list' | 'search' | 'all'>,
  id: string | undefined,
) {
  const { list } = source;
  const loadsAll = useBackend()?.complete !== undefined;
  const isOff = id === undefined;
  const single = useListData(list, async () => await source.search({ id }, ONE), {
    part: partOf('one', { id }),
    isOff: loadsAll || isOff,
  });
  const whole = useListData(list, source.all, { isOff: !loadsAll || isOff });
  const { data, ...state } = loadsAll ? whole : single;
  return { rows: data?.rows ?? NOTHING, ...state };
}

const NOTHING: never[] = [];
