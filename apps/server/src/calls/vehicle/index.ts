import type { PersonHandlers } from '../../request/call';
import { creating, deleting, editing, listing } from '../../store/record';
import { vehicleStatus } from './vehicleStatus';
import { vehicles } from '../../store/vehicle/vehicles';

export const vehicleHandlers = {
  getVehicles: listing(vehicles),
  createVehicle: creating(vehicles),
  editVehicle: editing(vehicles),
  deleteVehicle: deleting(vehicles),
  vehicleStatus,
} satisfies PersonHandlers;
