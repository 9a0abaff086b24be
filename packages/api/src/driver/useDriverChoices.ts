import { useChoices } from '../rows/useChoices';
import { inService } from '../service/inService';
import { driverRows } from './driver.endpoints';

const OFFERED = inService(driverRows);

/** Returns the drivers in service, as a form offers them. */
export const useDriverChoices = () => useChoices(OFFERED);
