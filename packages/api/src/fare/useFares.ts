import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { deleteFare, fareSource, saveFare } from './fare.endpoints';

/** Returns the fares that match a query, those of the latest days first. */
export const useFoundFares = (query: ListQuery) => useFoundRows(fareSource, query);

export const useOneFare = (id: string | undefined) => useRecord(fareSource, id);

export const useSaveFare = () => useSave('fares', saveFare);

export const useDeleteFare = () => useRemove('fares', deleteFare);
