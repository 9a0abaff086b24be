import { useChoices } from '../rows/useChoices';
import { inService } from '../service/inService';
import { vehicleSource } from './vehicle.endpoints';

const OFFERED = inService(vehicleSource);

/** Returns the vehicles in service, as a form offers them. */
export const useVehicleChoices = () => useChoices(OFFERED);
