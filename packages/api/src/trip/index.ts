export { deleteTrip, listTrips, saveTrip } from './trip.endpoints';
export { useDeleteTrip, useKeepsTrips, useSaveTrip, useTrips, useTripStatus } from './useTrips';
