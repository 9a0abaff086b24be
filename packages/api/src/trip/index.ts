export type { TripQuery } from './foundTrips';
export { readTrip } from './readTrip';
export { deleteTrip, saveTrip } from './trip.endpoints';
export {
  useDeleteTrip,
  useFoundTrips,
  useSaveTrip,
  useTrip,
  useTripsFrom,
  useTripSource,
  useTripStatus,
} from './useTrips';
