export { readVehicle } from './vehicle.endpoints';
export { deleteVehicle, listVehicles, saveVehicle } from './vehicle.endpoints';
export { useDeleteVehicle, useSaveVehicle, useVehicles } from './useVehicles';
