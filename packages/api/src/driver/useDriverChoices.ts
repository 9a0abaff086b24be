import { useChoices } from '../rows/useChoices';
import { inService } from '../service/inService';
import { driverSource } from './driver.endpoints';

const OFFERED = inService(driverSource);

/** Returns the drivers in service, as a form offers them. */
export const useDriverChoices = () => useChoices(OFFERED);
