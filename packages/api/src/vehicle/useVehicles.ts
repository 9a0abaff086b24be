import type { ListQuery } from '../client/found';
import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { useFoundRows } from '../client/useFoundRows';
import { useRecord } from '../client/useRecord';
import { vehicleRows, deleteVehicle, listVehicles, saveVehicle } from './vehicle.endpoints';

/** The vehicles that a query asks for, by number unless they are sorted (docs/lists.md). */
export const useFoundVehicles = (query: ListQuery) => useFoundRows(vehicleRows, query);

/** All vehicles, for a form that chooses from them. */
export function useVehicles(options?: ListOptions) {
  const { rows: vehicles, ...state } = useList('vehicles', listVehicles, options);
  return { vehicles, ...state };
}

/** The vehicle that a form opens. */
export const useOneVehicle = (id: string | undefined) => useRecord(vehicleRows, id);

export const useSaveVehicle = () => useSave('vehicles', saveVehicle);

export const useDeleteVehicle = () => useRemove('vehicles', deleteVehicle);
