import { backend } from '../backend/connection';
import { useBackend, useServerKind } from '../backend/useBackend';
import type { Listed } from '../port/found';
import type { RowSource } from './rowsOfCall';
import { type ListDataOptions, type ListOptions, useListData } from './useListData';

/** Loads rows if the server returns complete lists, or if it does not; else undefined. */
export async function loadIf<Rows>(isWhole: boolean, load: () => Promise<Rows>): Promise<Rows | undefined> {
  const { complete } = await backend().load();
  return (complete !== undefined) === isWhole ? await load() : undefined;
}

/**
 * Loads a complete list from a server that finds no rows itself, with `find`, which finds them on this machine; all screens share it. From other servers nothing
 * is loaded. `isWhole` tells which it is, before the server has responded: the list is then not requested twice.
 */
export function useWholeList<Row extends Listed>(
  { list, all }: Pick<RowSource<Row>, 'list' | 'all'>,
  { isOff = false, ...options }: ListOptions & Pick<ListDataOptions, 'isOff'> = {},
) {
  const find = useBackend()?.complete?.find;
  const isWhole = useServerKind() === 'core';
  const load = async () => loadIf(true, all);
  return { find, isWhole, ...useListData(list, load, { ...options, isOff: isOff || !isWhole }) };
}

/** Loads some rows of a list: what `load` returns, or the complete list from a server that finds no rows itself. */
export function useRows<Row extends Listed, Some extends { rows: Row[]; nextCursor: string | undefined }>(
  source: Pick<RowSource<Row>, 'list' | 'all'>,
  load: () => Promise<Some>,
  options: Pick<ListDataOptions, 'part' | 'isOff'>,
) {
  const { find: _, isWhole, ...whole } = useWholeList(source, { isOff: options.isOff === true });
  const some = useListData(source.list, async () => loadIf(false, load), {
    ...options,
    isOff: options.isOff === true || isWhole,
  });
  return isWhole ? whole : some;
}
