import { useChoices, type ChoiceWish } from '../client/useChoices';
import { vehicleRows } from './vehicle.endpoints';

/** The vehicles that a form offers. */
export function useVehicleChoices(wish?: ChoiceWish) {
  const { rows: vehicles, ...state } = useChoices(vehicleRows, wish);
  return { vehicles, ...state };
}
