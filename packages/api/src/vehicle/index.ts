export { readVehicle } from './vehicle.endpoints';
export { useDeleteVehicle, useFoundVehicles, useOneVehicle, useSaveVehicle } from './useVehicles';
export { useVehicleChoices } from './useVehicleChoices';
