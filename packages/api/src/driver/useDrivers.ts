import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { deleteDriver, listDrivers, saveDriver } from './driver.endpoints';

export function useDrivers(options?: ListOptions) {
  const { rows: drivers, ...state } = useList('drivers', listDrivers, options);
  return { drivers, ...state };
}

export const useSaveDriver = () => useSave('drivers', saveDriver);

export const useDeleteDriver = () => useRemove('drivers', deleteDriver);
