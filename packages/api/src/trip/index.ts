export { readTrip } from './readTrip';
export { deleteTrip, listTrips, saveTrip } from './trip.endpoints';
export {
  useDeleteTrip,
  useFoundTrips,
  useSaveTrip,
  useTrip,
  useTripsFrom,
  useTripSource,
  useTripStatus,
} from './useTrips';
