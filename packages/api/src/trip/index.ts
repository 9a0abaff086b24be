export { readTrip } from './readTrip';
export { deleteTrip, listTrips, saveTrip } from './trip.endpoints';
export {
  useDeleteTrip,
  useFoundTrips,
  useKeepsTrips,
  useSaveTrip,
  useTrip,
  useTripsFrom,
  useTripStatus,
} from './useTrips';
