export { readVehicle } from './vehicle.endpoints';
export { deleteVehicle, listVehicles, saveVehicle } from './vehicle.endpoints';
export { useDeleteVehicle, useFoundVehicles, useSaveVehicle, useVehicles } from './useVehicles';
