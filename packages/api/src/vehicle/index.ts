export { readVehicle } from './vehicle.endpoints';
export { deleteVehicle, listVehicles, saveVehicle } from './vehicle.endpoints';
export {
  useDeleteVehicle,
  useFoundVehicles,
  useOneVehicle,
  useSaveVehicle,
  useVehicles,
} from './useVehicles';
