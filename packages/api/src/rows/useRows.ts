import { useBackend } from '../backend/useBackend';
import type { Listed } from '../port/found';
import type { RowSource } from './rowsOfCall';
import { type ListDataOptions, type ListOptions, useListData } from './useListData';

/**
 * Loads a complete list from a server that finds no rows itself, with `find`, which finds them on this machine; all screens share it. From other servers nothing
 * is loaded.
 */
export function useWholeList<Row extends Listed>(
  { list, all }: Pick<RowSource<Row>, 'list' | 'all'>,
  { isOff = false, ...options }: ListOptions & Pick<ListDataOptions, 'isOff'> = {},
) {
  const find = useBackend()?.complete?.find;
  return { find, ...useListData(list, all, { ...options, isOff: isOff || !find }) };
}

/** Loads some rows of a list: what `load` returns, or the complete list from a server that finds no rows itself. */
export function useRows<Row extends Listed, Some extends { rows: Row[]; nextCursor: string | undefined }>(
  source: Pick<RowSource<Row>, 'list' | 'all'>,
  load: () => Promise<Some>,
  options: Pick<ListDataOptions, 'part' | 'isOff'>,
) {
  const { find, ...whole } = useWholeList(source, { isOff: options.isOff === true });
  const some = useListData(source.list, load, {
    ...options,
    isOff: options.isOff === true || find !== undefined,
  });
  return find ? whole : some;
}
