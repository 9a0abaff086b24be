import type { PersonHandlers } from '../../request/call';
import { fares } from '../../store/fare/fareRecord';
import { creating, deleting, editing, listing } from '../../store/record';
import { changeFareTrips, findFareTrips } from './fareTrips';
import { findFare } from './findFare';

export const fareHandlers = {
  getFares: listing(fares),
  createFare: creating(fares),
  editFare: editing(fares),
  deleteFare: deleting(fares),
  findFareTrips,
  changeFareTrips,
  findFare,
} satisfies PersonHandlers;
