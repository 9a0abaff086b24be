import { useChoices, type ChoiceWish } from '../client/useChoices';
import { driverRows } from './driver.endpoints';

/** The drivers that a form offers. */
export function useDriverChoices(wish?: ChoiceWish) {
  const { rows: drivers, ...state } = useChoices(driverRows, wish);
  return { drivers, ...state };
}
