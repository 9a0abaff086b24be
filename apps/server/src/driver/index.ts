import type { PersonHandlers } from '../http/call';
import { creating, deleting, editing, listing } from '../record';
import { drivers } from './drivers';

export const driverHandlers = {
  getDrivers: listing(drivers),
  createDriver: creating(drivers),
  editDriver: editing(drivers),
  deleteDriver: deleting(drivers),
} satisfies PersonHandlers;
