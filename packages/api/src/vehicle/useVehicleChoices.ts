import { useChoices, type ChoiceWish } from '../client/useChoices';
import { inService } from '../service/inService';
import { vehicleRows } from './vehicle.endpoints';

const OFFERED = inService(vehicleRows);

/** The vehicles in service, which a form offers. */
export const useVehicleChoices = (wish?: ChoiceWish) => useChoices(OFFERED, wish);
