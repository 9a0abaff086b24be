import type { ListQuery } from '../client/found';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { driverRows, deleteDriver, saveDriver } from './driver.endpoints';

/** Returns the drivers that match a query, by name unless they are sorted (docs/lists.md). */
export const useFoundDrivers = (query: ListQuery) => useFoundRows(driverRows, query);

/** Returns the driver that a form opens. */
export const useOneDriver = (id: string | undefined) => useRecord(driverRows, id);

export const useSaveDriver = () => useSave('drivers', saveDriver);

export const useDeleteDriver = () => useRemove('drivers', deleteDriver);
