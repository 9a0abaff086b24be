import { useChoices, type ChoiceWish } from '../client/useChoices';
import { inService } from '../service/inService';
import { driverRows } from './driver.endpoints';

const OFFERED = inService(driverRows);

/** Returns the drivers in service, as a form offers them. */
export const useDriverChoices = (wish?: ChoiceWish) => useChoices(OFFERED, wish);
