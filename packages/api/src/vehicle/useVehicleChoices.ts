import { useChoices, type ChoiceWish } from '../client/useChoices';
import { vehicleRows } from './vehicle.endpoints';

/** The vehicles that a form offers. */
export const useVehicleChoices = (wish?: ChoiceWish) => useChoices(vehicleRows, wish);
