import { useList, type ListOptions } from '../client/lists';
import { useRemove, useSave } from '../client/records';
import { deleteVehicle, listVehicles, saveVehicle } from './vehicle.endpoints';

export function useVehicles(options?: ListOptions) {
  const { rows: vehicles, ...state } = useList('vehicles', listVehicles, options);
  return { vehicles, ...state };
}

export const useSaveVehicle = () => useSave('vehicles', saveVehicle);

export const useDeleteVehicle = () => useRemove('vehicles', deleteVehicle);
