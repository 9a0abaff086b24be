import { useChoices, type ChoiceWish } from '../client/useChoices';
import { driverRows } from './driver.endpoints';

/** The drivers that a form offers. */
export const useDriverChoices = (wish?: ChoiceWish) => useChoices(driverRows, wish);
