export { listVehicles } from './vehicle.endpoints';
export { useVehicles } from './useVehicles';
