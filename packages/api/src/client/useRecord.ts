import { useServerCan } from '../access/useCapabilities';
import { useListData } from './lists';
import { partOf } from './part';
import type { Listed } from './useFoundHere';
import type { RowSource } from './useFoundRows';

const ONE = { limit: 1 };

/**
 * Returns the record that a form opens, as the only one of its `rows` if the server can search; otherwise all rows of the list. Nothing is fetched without an
 * id.
 */
export function useRecord<Row extends Listed>(
  source: Pick<RowSource<Row>, 'list' | 'needs' | 'search' | 'all'>,
  id: string | undefined,
) {
  const { list, needs } = source;
  const canSearch = useServerCan('lists.search');
  const isKept = useServerCan(needs);
  const loadsAll = canSearch === false || isKept === false;
  const single = useListData(list, async () => (await source.search({ id }, ONE)).rows, {
    part: partOf('one', { id }),
    needs: 'lists.search',
    isOff: loadsAll || id === undefined,
  });
  const whole = useListData(list, source.all, { isOff: !loadsAll || id === undefined });
  const { data, ...state } = loadsAll ? whole : single;
  return { rows: (Array.isArray(data) ? data : data?.rows) ?? NOTHING, ...state };
}

const NOTHING: never[] = [];
