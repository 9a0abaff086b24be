import { VEHICLE_LIST } from '@motorpark/contract';
import type { ListQuery } from '../port/found';
import { useRemove, useSave } from '../rows/records';
import { useFoundRows } from '../rows/useFoundRows';
import { useRecord } from '../rows/useRecord';
import { vehicleSource, deleteVehicle, saveVehicle } from './vehicle.endpoints';

/** Returns the vehicles that match a query, by number unless they are sorted (docs/lists.md). */
export const useFoundVehicles = (query: ListQuery) =>
  useFoundRows({ ...vehicleSource, columns: VEHICLE_LIST }, query);

export const useOneVehicle = (id: string | undefined) => useRecord(vehicleSource, id);

export const useSaveVehicle = () => useSave('vehicles', saveVehicle);

export const useDeleteVehicle = () => useRemove('vehicles', deleteVehicle);
