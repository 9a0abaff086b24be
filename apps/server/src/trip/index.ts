import type { PersonHandlers } from '../http/call';
import { createTrip } from './createTrip';
import { deleteTrip } from './deleteTrip';
import { editTrip } from './editTrip';
import { getTrips } from './getTrips';
import { tripStatus } from './tripStatus';

export const tripHandlers = {
  getTrips,
  createTrip,
  editTrip,
  deleteTrip,
  tripStatus,
} satisfies PersonHandlers;
