import { useChoices } from '../rows/useChoices';
import { inService } from '../service/inService';
import { vehicleRows } from './vehicle.endpoints';

const OFFERED = inService(vehicleRows);

/** Returns the vehicles in service, as a form offers them. */
export const useVehicleChoices = () => useChoices(OFFERED);
