export { listTrips } from './trip.endpoints';
export { useTrips } from './useTrips';
