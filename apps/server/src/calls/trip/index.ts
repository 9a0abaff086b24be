import type { PersonHandlers } from '../../request/call';
import { assignTrips } from './assignTrips';
import { createTrip } from './createTrip';
import { deleteTrip } from './deleteTrip';
import { editTrip } from './editTrip';
import { getDuties } from './getDuties';
import { getTrip } from './getTrip';
import { getTrips } from './getTrips';
import { tripStatus } from './tripStatus';

export const tripHandlers = {
  getTrips,
  getTrip,
  getDuties,
  assignTrips,
  createTrip,
  editTrip,
  deleteTrip,
  tripStatus,
} satisfies PersonHandlers;
