import { useChoices, type ChoiceWish } from '../client/useChoices';
import { inService } from '../service/inService';
import { driverRows } from './driver.endpoints';

const OFFERED = inService(driverRows);

/** The drivers in service, which a form offers. */
export const useDriverChoices = (wish?: ChoiceWish) => useChoices(OFFERED, wish);
