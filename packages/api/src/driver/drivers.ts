import { driverExtensions, driverNoun } from '@motorpark/contract';
import { officeRecords } from '../rows/officeRecords';
import { IN_SERVICE, useChoices } from '../rows/useChoices';

/** The drivers, by name. */
export const DRIVERS = {
  ...officeRecords(driverNoun),
  setStatus: driverExtensions.driverStatus,
};

/** Returns the drivers in service, as a form offers them. */
export const useDriverChoices = () => useChoices(DRIVERS.source, IN_SERVICE);
