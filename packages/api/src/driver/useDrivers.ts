import { DRIVER_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { driverSource, deleteDriver, saveDriver } from './driver.endpoints';

/** Returns the drivers that match a query, by name unless they are sorted (docs/lists.md). */
export const useFoundDrivers = (query: ListQuery) =>
  useFoundRows({ ...driverSource, columns: DRIVER_LIST }, query);

export const useOneDriver = (id: string | undefined) => useRecord(driverSource, id);

export const useSaveDriver = () => useSave('drivers', saveDriver);

export const useDeleteDriver = () => useRemove('drivers', deleteDriver);
