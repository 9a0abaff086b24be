import { IN_SERVICE, useChoices } from '../rows/useChoices';
import { driverSource } from './driver.endpoints';

/** Returns the drivers in service, as a form offers them. */
export const useDriverChoices = () => useChoices(driverSource, IN_SERVICE);
