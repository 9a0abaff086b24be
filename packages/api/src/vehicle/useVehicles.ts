import { useList, type ListOptions } from '../client/lists';
import { listVehicles } from './vehicle.endpoints';

export function useVehicles(options?: ListOptions) {
  const { rows: vehicles, ...state } = useList('vehicles', listVehicles, options);
  return { vehicles, ...state };
}
