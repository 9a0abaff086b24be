import type { PersonHandlers } from '../../request/call';
import { creating, deleting, editing, listing } from '../../store/record';
import { driverStatus } from './driverStatus';
import { getDriverWeek } from './getDriverWeek';
import { drivers } from '../../store/driver/drivers';

export const driverHandlers = {
  getDrivers: listing(drivers),
  createDriver: creating(drivers),
  editDriver: editing(drivers),
  deleteDriver: deleting(drivers),
  driverStatus,
  getDriverWeek,
} satisfies PersonHandlers;
