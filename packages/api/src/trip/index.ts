export type { TripQuery } from './tripRows';
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
