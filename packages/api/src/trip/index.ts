export type { TripQuery } from './tripRows';
export { readTrip } from './readTrip';
export { useDeleteTrip, useFoundTrips, useSaveTrip, useTrip, useTripsFrom, useTripStatus } from './useTrips';
