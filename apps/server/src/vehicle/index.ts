import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing, listing } from '../record';
import { vehicleStatus } from './vehicleStatus';
import { vehicles } from './vehicles';

export const vehicleHandlers = {
  getVehicles: listing(vehicles),
  createVehicle: creating(vehicles),
  editVehicle: editing(vehicles),
  deleteVehicle: deleting(vehicles),
  vehicleStatus,
} satisfies PersonHandlers;
