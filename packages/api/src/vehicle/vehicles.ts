import { vehicleExtensions, vehicleNoun } from '@motorpark/contract';
import { officeRecords } from '../rows/officeRecords';
import { IN_SERVICE, useChoices } from '../rows/useChoices';

/** The vehicles, by number; a core server can only list them. */
export const VEHICLES = {
  ...officeRecords(vehicleNoun),
  setStatus: vehicleExtensions.vehicleStatus,
};

/** Returns the vehicles in service, as a form offers them. */
export const useVehicleChoices = () => useChoices(VEHICLES.source, IN_SERVICE);
