import { IN_SERVICE, useChoices } from '../rows/useChoices';
import { vehicleSource } from './vehicle.endpoints';

/** Returns the vehicles in service, as a form offers them. */
export const useVehicleChoices = () => useChoices(vehicleSource, IN_SERVICE);
