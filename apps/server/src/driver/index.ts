import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing, listing } from '../record';
import { driverStatus } from './driverStatus';
import { drivers } from './drivers';

export const driverHandlers = {
  getDrivers: listing(drivers),
  createDriver: creating(drivers),
  editDriver: editing(drivers),
  deleteDriver: deleting(drivers),
  driverStatus,
} satisfies PersonHandlers;
